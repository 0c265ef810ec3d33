"""Who the Automas are, where they build, and in which mode: words that stay the same in every language."""

from enum import StrEnum


class Mode(StrEnum):
    SIMPLE = "simple"
    FULL = "full"
    THIRD = "third"
    """Two people and one Automa in the third seat."""


class Automa(StrEnum):
    AUTOMMASO = "Autommaso"
    """On your left; alone at a table of two people too."""
    AUTOMARTA = "Automarta"
    """On your right."""


class Town(StrEnum):
    """The three cities of a solo game; with two people and an Automa, cities are numbered as always."""

    LEFTHAVEN = "Lefthaven"
    AUTOMAVILLE = "Automaville"
    RIGHTCASTLE = "Rightcastle"

"""What is wrong with a command line, in the reader's language: Typer itself speaks English."""

import re
from collections.abc import Mapping, Sequence

from typer.exceptions import TyperException

from tabletown.core.sentence import Sentence, either, sentence
from tabletown.locales import languages, say_sentence

_QUOTED = re.compile(r"'([^']*)'")
_IN_BRACKETS = re.compile(r"\(([^()]*)\)$")
_WHOLE = ("int_parsing", "int_type", "int_from_float", "int_parsing_size")
_LEAST = {"greater_than_equal": "ge", "greater_than": "gt"}


def say_usage(error: TyperException, words: Sequence[str], language: str) -> str:
    """One sentence; a message of Typer that is not known here is passed on as it is."""
    found = _sentence(error, words)
    return error.format_message() if found is None else say_sentence(found, language)


def language_asked(words: Sequence[str], otherwise: str) -> str:
    """A command line that cannot be read may still say in which language that is to be told."""
    for word, after in zip(words, [*words, ""][1:], strict=True):
        asked = after if word == "--language" else word.removeprefix("--language=") if "=" in word else ""
        if asked in languages():
            return asked
    return otherwise


def _sentence(error: TyperException, words: Sequence[str]) -> Sentence | None:
    # By their names, because the classes themselves are no part of what Typer offers.
    match type(error).__name__:
        case "NoSuchOption":
            return sentence("usage-no-option", option=str(getattr(error, "option_name", ""))[:40])
        case "MissingParameter":
            return sentence("usage-missing", what=_name(error))
        case "BadOptionUsage":
            option = str(getattr(error, "option_name", ""))
            has_value = any(word.startswith(f"{option}=") for word in words)
            return sentence("usage-takes-no-value" if has_value else "usage-needs-value", option=option)
        case "BadParameter":
            return _bad_value(error)
        case "UsageError" if hasattr(_command(error), "commands"):
            return sentence("usage-no-command", command=_quoted(error.message)[0][:40])
        case "UsageError" if extra := _IN_BRACKETS.search(error.message):
            return sentence("usage-extra", words=extra[1][:60])
    return None


def _command(error: TyperException) -> object:
    """What could not be called; a group of commands has them."""
    return getattr(getattr(error, "ctx", None), "command", None)


def _bad_value(error: TyperException) -> Sentence | None:
    """Why a value cannot be, as the library says that reads it."""
    errors = getattr(error.__cause__, "errors", None)
    found = errors()[0] if callable(errors) else {}
    kind, given = str(found.get("type")), str(found.get("input"))[:40]
    context: Mapping[str, object] = found.get("ctx", {})
    if kind in _WHOLE:
        return sentence("usage-whole-number", what=_name(error), given=given)
    if kind == "float_parsing":
        return sentence("usage-number", what=_name(error), given=given)
    if kind in _LEAST:
        message = "usage-at-least" if kind == "greater_than_equal" else "usage-more-than"
        return sentence(message, what=_name(error), least=str(context[_LEAST[kind]]), given=given)
    if kind == "value_error" and (choices := _quoted(error.message)[1:]):
        return sentence("usage-one-of", what=_name(error), choices=either(choices), given=given)
    return None


def _name(error: TyperException) -> str:
    """As it is written: `--seats`, `FILE`."""
    parameter = getattr(error, "param", None)
    return "" if parameter is None else str(parameter.get_error_hint()).strip("'").replace("' / '", ", ")


def _quoted(text: str) -> list[str]:
    return _QUOTED.findall(text) or [""]

"""A campaign: solo games in which categories of your choice count double for you, each once (rule 7)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tabletown.between_two_cities.box.words import name_categories, name_category
from tabletown.between_two_cities.solo.categories import categories
from tabletown.core.errors import WordedError
from tabletown.core.sentence import Sayer

VERSION = 1
MOST_POINTS = 999
"""More no city can have: all tiles of the box in one Automaville are worth some 600, and no category counts thrice."""


class Length(StrEnum):
    SHORT = "short"
    """Two categories count double in every game."""
    LONG = "long"
    """One category does."""

    @property
    def per_game(self) -> int:
        return 2 if self is Length.SHORT else 1

    def games(self, categories: int) -> range:
        """How many games the player may choose: 3 to 5, or 6 to 10, as far as the categories go (rule 7.1)."""
        return range(6 // self.per_game, categories // self.per_game + 1)


class BadCampaign(WordedError):
    """A campaign that cannot be, or a step that it does not allow."""


@dataclass(frozen=True, slots=True)
class CampaignGame:
    """One finished game of a campaign."""

    doubled: tuple[str, ...]
    seed: str
    cities: tuple[int, int]
    """Lefthaven and Rightcastle, the doubled categories counted twice."""
    automas: tuple[int, int]
    """The scores of Autommaso and Automarta."""

    @property
    def yours(self) -> int:
        return min(self.cities)

    @property
    def theirs(self) -> int:
        return max(self.automas)


@dataclass(frozen=True, slots=True)
class Campaign:
    version: int
    length: Length
    categories: tuple[str, ...]
    mode: str
    level: int
    options: tuple[tuple[str, bool], ...] = ()
    """Modules of Capitals that are played with."""
    games: tuple[CampaignGame, ...] = ()
    doubled: tuple[str, ...] = ()
    """What was picked for the game that is being played; nothing between games."""
    seed: str = ""
    """Of the game that is being played."""
    chosen: int | None = None
    """How many games it has; None, as it was before this could be chosen: as many as its categories allow."""

    @property
    def total_games(self) -> int:
        return len(self.categories) // self.length.per_game if self.chosen is None else self.chosen

    @property
    def is_over(self) -> bool:
        return len(self.games) == self.total_games

    @property
    def yours(self) -> int:
        return sum(game.yours for game in self.games)

    @property
    def theirs(self) -> int:
        return sum(game.theirs for game in self.games)


def new_campaign(
    length: Length, mode: str, level: int, options: Sequence[tuple[str, bool]] = (), games: int | None = None
) -> Campaign:
    """A campaign before its first game: six categories, or ten where civic tiles and districts are played with.

    Raises BadCampaign.
    """
    modules = dict(options)
    named = categories(civics=modules.get("civics", False), districts=modules.get("districts", False))
    possible = length.games(len(named))
    if games is not None and games not in possible:
        if len(possible) == 1:
            raise BadCampaign("campaign-games-just", most=possible[0], count=games)
        raise BadCampaign("campaign-games", least=possible[0], most=possible[-1], count=games)
    return Campaign(VERSION, length, named, mode, level, tuple(options), chosen=games)


def open_categories(campaign: Campaign) -> tuple[str, ...]:
    """Those that have not been doubled yet, not in the game that is being played either."""
    used = {name for game in campaign.games for name in game.doubled} | set(campaign.doubled)
    return tuple(name for name in campaign.categories if name not in used)


def pick(campaign: Campaign, doubled: Sequence[str], seed: str) -> Campaign:
    """Choose what counts double in the next game (rule 7.1). Raises BadCampaign."""
    if campaign.is_over:
        raise BadCampaign("campaign-is-over")
    if campaign.doubled:
        raise BadCampaign("campaign-playing", kinds=name_categories(campaign.doubled))
    wanted = campaign.length.per_game
    left = open_categories(campaign)
    if len(set(doubled)) != wanted or len(doubled) != wanted:
        raise BadCampaign("campaign-wrong-number", count=wanted, kinds=name_categories(left))
    if wrong := next((name for name in doubled if name not in left), None):
        known = wrong in campaign.categories
        message = "campaign-doubled-before" if known else "campaign-no-category"
        named = name_category(wrong) if known else wrong[:20]
        raise BadCampaign(message, category=named, kinds=name_categories(left))
    ordered = tuple(name for name in campaign.categories if name in doubled)
    return replace(campaign, doubled=ordered, seed=seed)


def finish(campaign: Campaign, cities: tuple[int, int], automas: tuple[int, int]) -> Campaign:
    """Add the game that was played: your lower city as doubled, and the better Automa (rule 7.2).

    Raises BadCampaign.
    """
    if not campaign.doubled:
        raise BadCampaign("campaign-not-playing")
    if (wrong := next((score for score in (*cities, *automas) if not 0 <= score <= MOST_POINTS), None)) is not None:
        raise BadCampaign("campaign-points", points=str(wrong)[:20], most=MOST_POINTS)
    game = CampaignGame(campaign.doubled, campaign.seed, cities, automas)
    return replace(campaign, games=(*campaign.games, game), doubled=(), seed="")


def check_campaign(campaign: Campaign) -> Campaign:
    """What was read from a file can be a campaign. Raises BadCampaign."""
    if campaign.version != VERSION:
        raise other_version(campaign.version)
    fresh = new_campaign(campaign.length, campaign.mode, campaign.level, campaign.options, campaign.chosen)
    if campaign.categories != fresh.categories:
        raise BadCampaign("campaign-broken")
    again = fresh
    for game in campaign.games:
        again = finish(pick(again, game.doubled, game.seed), game.cities, game.automas)
    if campaign.doubled:
        again = pick(again, campaign.doubled, campaign.seed)
    if again != campaign:
        raise BadCampaign("campaign-broken")
    return campaign


def other_version(version: object) -> BadCampaign:
    """A campaign that another version has saved is not touched."""
    return BadCampaign("campaign-version", version=str(version)[:20], known=VERSION)


_HEAD = ("campaign-game", "campaign-double", "town-lefthaven", "town-rightcastle", "you-name", "campaign-automas")


def score_sheet(campaign: Campaign, say: Sayer) -> tuple[tuple[str, ...], ...]:
    """Rows of text: a head, one row per game, and the sums."""
    head = tuple(say(message) for message in _HEAD)
    rows = []
    for number, game in enumerate(campaign.games, 1):
        doubled = say("plain-list", items=name_categories(game.doubled))
        rows.append((str(number), doubled, *map(str, game.cities), str(game.yours), str(game.theirs)))
    return (head, *rows, (say("total"), "", "", "", str(campaign.yours), str(campaign.theirs)))

"""`tabletown seating`: who sits where, by a seating card or by the numbers on them."""

from secrets import token_hex
from typing import Annotated

import typer

from tabletown.between_two_cities.cardboard.seating import draw_criterion, draw_numbers, seat_order
from tabletown.cli.language import LanguageOption, speak
from tabletown.cli.output import print_json
from tabletown.cli.screen import show
from tabletown.core.record import check_seed
from tabletown.core.words import visible

EXAMPLES = """
  tabletown seating Anna Ben Cleo Dan
  tabletown seating --language de Anna Ben Cleo
"""


def seating(
    players: Annotated[list[str], typer.Argument(help="The players' names, 1 to 7.")],
    language: LanguageOption = None,
    seed: Annotated[str | None, typer.Option(help="Draw the same cards again.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Draw seating cards: one criterion to sit by, or a number for each player. Use whichever is more fun."""
    say = speak(language)
    seed = token_hex(8) if seed is None else seed
    check_seed(seed)
    card = draw_criterion(seed)
    sentence = say(card)
    numbers = draw_numbers(len(players), seed)
    players = [visible(name) for name in players]
    order = [players[player] for player in seat_order(numbers)]
    if as_json:
        cards = [{"player": name, "card": number} for name, number in zip(players, numbers, strict=True)]
        print_json({"criterion": card, "text": sentence, "cards": cards, "order": order, "seed": seed})
        return
    show(f"{card.number:>2}  {sentence}\n")
    for seat, player in enumerate(seat_order(numbers), 1):
        show(say("seating-seat", seat=seat, name=players[player], card=numbers[player]))

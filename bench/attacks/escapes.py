"""Files whose names, seeds, moves and cities hold what would steer a terminal: titles, colours, turned-round text."""

from collections.abc import Iterator

STEERING = ("\x1b[31mred\x1b[0m", "\x1b]0;title\x07", "\x9b2J", "\r gone", "\x08\x08", "\u202egnp.exe", "\x00", "\x7f")
CITY = "SSSS/HHOM/OPOO/OPHP"


def hostile_records(record: str) -> Iterator[str]:
    """A finished record with one of these in every line in turn."""
    lines = record.split("\n")
    blank = lines.index("")
    for steering in STEERING:
        seats = int(next(line for line in lines if line.startswith("seats: ")).removeprefix("seats: "))
        players = "players: " + ", ".join(f"{steering}{seat}" for seat in range(seats))
        yield "\n".join([*lines[:blank], players, *lines[blank:]])
        for number in range(min(len(lines), 12)):
            yield "\n".join([*lines[:number], lines[number] + steering, *lines[number + 1 :]])


def hostile_cities() -> Iterator[str]:
    for steering in STEERING:
        yield f"{CITY}{steering}\n"
        yield f"Ann{steering}: {CITY}\n"
        yield f"{steering}\n{CITY}\n"


def raw_signs(text: str) -> list[str]:
    """What a terminal would obey."""
    return [
        sign for sign in text if (ord(sign) < 32 and sign not in "\n\t") or 127 <= ord(sign) < 160 or sign == "\u202e"
    ]

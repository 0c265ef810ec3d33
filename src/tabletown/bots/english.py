"""English for those who watch engines: figures of the arena, and why an engine likes a move."""


def say_count(number: int, what: str) -> str:
    """`1 point`, `3 points`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def say_one(thing: str) -> str:
    """`a red card`, `an orange card`."""
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"

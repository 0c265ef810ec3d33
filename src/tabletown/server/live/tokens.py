"""Secrets: seats and hosts are tokens of 256 bits, of which only a hash is ever stored."""

from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_token() -> str:
    return token_urlsafe(32)


def hash_token(token: str) -> str:
    """Plain SHA-256 is enough: nobody can try out 2^256 tokens."""
    return sha256(token.encode()).hexdigest()


def public_id(token: str) -> str:
    """A name for whoever holds a token, from its hash: the same at every table, and no way back."""
    return sha256(f"who/{token}".encode()).hexdigest()[:12] if token else ""


def new_seed() -> str:
    return token_hex(32)


def new_table_id() -> str:
    """Twelve letters that are easy to read out: 59 bits, so that nobody finds a private table by guessing."""
    return "".join(choice(_LETTERS) for _ in range(12))

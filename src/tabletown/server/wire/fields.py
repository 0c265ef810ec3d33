"""Texts and numbers as clients may send them, each within its limits."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Nonce: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
OwnToken: TypeAlias = Annotated[str, Meta(min_length=32, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
"""A token that a client has made itself, from a good source of randomness: at least 128 bits."""
TableId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[a-z0-9]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Language: TypeAlias = Annotated[str, Meta(min_length=2, max_length=8)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Share: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""256 bits as hex digits: a share of the deal, or its pledge."""
Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=1_000_000)]

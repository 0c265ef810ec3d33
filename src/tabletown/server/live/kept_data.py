"""Data files that tables were begun with: kept in the store, so that a game goes on by them whatever is here later."""

from dataclasses import replace
from hashlib import sha256

import msgspec

from tabletown.core.data import DataTexts
from tabletown.core.errors import TabletownError
from tabletown.core.record import data_digest
from tabletown.server.journal import note
from tabletown.server.live.guard import guarded
from tabletown.server.live.log import Header
from tabletown.server.own_data import data_in_use
from tabletown.server.stores.store import Store, Stored

_CHECK = ""
"""Among the names of files, where none can be called so: what all of it adds up to."""


class DataKeeper:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()
        """Fingerprints whose files are known to be stored."""

    async def keep(self, header: Header) -> None:
        """What a table with this header plays by, if it is what is here."""
        if header.data and header.data not in self._kept:
            await self._store.keep_data(header.data, _written(data_in_use(header.game)))
            self._kept.add(header.data)

    async def with_texts(self, stored: Stored) -> Stored:
        """With the files that it was begun with, where other ones are here now."""
        found = await with_texts(self._store, stored)
        if not found.texts and is_as_here(stored.header):
            try:
                # It was opened before files were kept.
                await self.keep(stored.header)
            except Exception as error:
                note("data-not-kept", table=stored.header.id, error=repr(error)[:200])
        return found


async def with_texts(store: Store, stored: Stored) -> Stored:
    if is_as_here(stored.header):
        return stored
    body = await store.kept_data(stored.header.data)
    return stored if body is None else replace(stored, texts=_read(body))


def is_as_here(header: Header) -> bool:
    game = guarded(header.game, header.seats)
    return not header.data or data_digest(game, header.seats, header.options) == header.data


def digest_by(header: Header, body: bytes) -> str:
    """The fingerprint of kept files, as a table with this header would have it; empty if they cannot be used."""
    texts = _read(body)
    try:
        return data_digest(guarded(header.game, header.seats, texts), header.seats, header.options) if texts else ""
    except TabletownError:
        return ""


def _written(texts: DataTexts) -> bytes:
    return msgspec.json.encode({_CHECK: _check(texts), **dict(texts)})


def _read(body: bytes) -> DataTexts:
    """What cannot be read or has changed is as if there were none: the table says so."""
    try:
        found = msgspec.json.decode(body, type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()
    check = found.pop(_CHECK, None)
    texts = tuple(sorted(found.items()))
    return texts if check in (None, _check(texts)) else ()


def _check(texts: DataTexts) -> str:
    """The fingerprint of a table is made from what the rules use of its files; this one from every letter."""
    return sha256(repr(texts).encode()).hexdigest()[:32]

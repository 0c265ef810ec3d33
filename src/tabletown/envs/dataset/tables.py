"""A data set as Parquet: one row for each game, and one for each decision with what was seen. Needs PyArrow."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from tabletown import __version__
from tabletown.core.codec import to_plain
from tabletown.core.errors import BadSetup
from tabletown.core.registry import load
from tabletown.envs.dataset.playing import DataPlan, PlayedGames, check_data_plan, play_plan
from tabletown.envs.encoding import load_encoding
from tabletown.envs.names import versioned

SCHEMA = 1
"""Grows whenever a column means something else."""
GAMES, DECISIONS = "games.parquet", "decisions.parquet"
_ABOUT = b"tabletown"
_Where: TypeAlias = tuple[NDArray[np.intp], NDArray[np.intp]]


def about(plan: DataPlan) -> dict[str, object]:
    """What both files say of themselves, as JSON in their metadata under “tabletown”."""
    encoding = load_encoding(plan.game, plan.seats, **dict(plan.options))
    return {
        "schema": SCHEMA,
        "tabletown": __version__,
        "environment": versioned(plan.game),
        "rules": load(plan.game).rules_version,
        "observation": encoding.version,
        "features": encoding.features,
        "actions": encoding.actions,
        "score": encoding.score_name,
        "plan": to_plain(plan),
    }


def games_schema(plan: DataPlan) -> pa.Schema:
    fields = [
        ("game", pa.int32()),
        ("seed", pa.string()),
        ("seats", pa.list_(pa.int8())),
        ("actions", pa.list_(pa.int16())),
        ("scores", pa.list_(pa.int16())),
        ("ranks", pa.list_(pa.int8())),
    ]
    return pa.schema(fields, {_ABOUT: json.dumps(about(plan)).encode()})


def decisions_schema(plan: DataPlan) -> pa.Schema:
    told = about(plan)
    features, actions = told["features"], told["actions"]
    assert isinstance(features, int) and isinstance(actions, int)
    fields = [
        ("game", pa.int32()),
        ("decision", pa.int16()),
        ("seat", pa.int8()),
        ("observation", pa.binary(features)),
        ("mask", pa.binary((actions + 7) // 8)),
        ("action", pa.int16()),
        ("score", pa.int16()),
        ("win_share", pa.float32()),
    ]
    return pa.schema(fields, {_ABOUT: json.dumps(told).encode()})


def write_dataset(plan: DataPlan, folder: Path, *, force: bool = False) -> Iterator[int]:
    """Writes the files, and says after every part how many games are in them. Raises BadSetup.

    They get their names when they are whole: whoever stops it has none, or those of before.
    """
    check_data_plan(plan)
    wanted = {GAMES: games_schema(plan)} | ({DECISIONS: decisions_schema(plan)} if plan.observed else {})
    if there := [name for name in wanted if (folder / name).exists() and not force]:
        raise BadSetup(f"{folder / there[0]} is there already: name another folder, or say --force")
    folder.mkdir(parents=True, exist_ok=True)
    parts = {name: folder / f"{name}.part" for name in wanted}
    try:
        with ExitStack() as stack:
            files = {
                # Every row of what was seen is another: a dictionary of them would only cost time.
                name: stack.enter_context(
                    pq.ParquetWriter(str(parts[name]), schema, compression="zstd", use_dictionary=["seat", "decision"])
                )
                for name, schema in wanted.items()
            }
            for played in play_plan(plan):
                files[GAMES].write_table(games_table(played, wanted[GAMES]))
                if plan.observed:
                    files[DECISIONS].write_table(decisions_table(played, wanted[DECISIONS]))
                yield played.first + len(played.seeds) - 1
        for name, part in parts.items():
            part.replace(folder / name)
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)


def games_table(played: PlayedGames, schema: pa.Schema) -> pa.Table:
    _, games = where = _decided(played)
    ends = np.concatenate([[0], np.cumsum(np.bincount(games, minlength=len(played.seeds)))]).astype(np.int32)
    columns = [
        pa.array(np.arange(len(played.seeds), dtype=np.int32) + played.first),
        pa.array(played.seeds),
        pa.ListArray.from_arrays(pa.array(ends), pa.array(_by_game(played.seats, where))),
        pa.ListArray.from_arrays(pa.array(ends), pa.array(_by_game(played.actions, where))),
        _rows(played.scores.astype(np.int16)),
        _rows(played.ranks.astype(np.int8)),
    ]
    return pa.Table.from_arrays(columns, schema=schema)


def decisions_table(played: PlayedGames, schema: pa.Schema) -> pa.Table:
    assert played.seen is not None and played.masks is not None, "observed games"
    decision, game = where = _decided(played)
    seat = _by_game(played.seats, where)
    columns = [
        pa.array((game + played.first).astype(np.int32)),
        pa.array(decision.astype(np.int16)),
        pa.array(seat),
        _bytes(_by_game(played.seen, where).view(np.uint8)),
        _bytes(_by_game(played.masks, where)),
        pa.array(_by_game(played.actions, where)),
        pa.array(played.scores[game, seat].astype(np.int16)),
        pa.array(played.shares[game, seat]),
    ]
    return pa.Table.from_arrays(columns, schema=schema)


def _decided(played: PlayedGames) -> _Where:
    """Number of decision and place of game of everything that was decided, game by game."""
    game, decision = np.nonzero(played.seats.T >= 0)
    return decision, game


def _by_game(table: NDArray[np.generic], where: _Where) -> NDArray[np.generic]:
    return table[where]


def _rows(table: NDArray[np.generic]) -> pa.Array:
    """A list for each row."""
    ends = np.arange(len(table) + 1, dtype=np.int32) * table.shape[1]
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(table.reshape(-1)))


def _bytes(table: NDArray[np.generic]) -> pa.Array:
    """Each row as so many bytes."""
    whole = np.ascontiguousarray(table)
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(table.shape[1]), len(table), [None, pa.py_buffer(whole)])

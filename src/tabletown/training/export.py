"""From a run to a file that plays: averaged weights in 16 bits, and a card."""

import json
from dataclasses import asdict
from pathlib import Path

import numpy as np

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.chance import key_of
from tabletown.bots.nets.files import LARGEST, NetArray, NetFile, card_of, digest, is_finite, written
from tabletown.training.contract import Learnable, Weights, load_learnable
from tabletown.training.curve import curve_of
from tabletown.training.store import BadRun, load, replace, shapes


def net_of(learnable: Learnable, weights: Weights) -> NetFile:
    plain = learnable.exported(weights)
    arrays = {name: _half(found) for name, found in plain.items()}
    return NetFile(learnable.kind, learnable.facts, arrays)


def _half(found: Array) -> NetArray:
    return NetArray(found.shape, np.asarray(found).astype("<f2").tobytes())


def export(folder: Path, game: str, path: Path, figures: str, commit: str) -> str:
    """Writes the file and its card. Says what was written. Raises BadRun."""
    if not commit:
        raise BadRun("--commit is missing: a card says by which sources its net was made")
    kept = load(folder, game)
    if kept is None:
        raise BadRun(f"there is no run in {folder}")
    plan = kept.plan
    learnable = load_learnable(plan.game, plan.seats, plan.size, NUMPY, **plan.table)
    weights, new = kept.part("averaged"), learnable.new_weights(key_of(NUMPY, plan.seed))
    if shapes(weights) != shapes(new):
        raise BadRun(f"{folder} was kept by other sources, for a net of another form")
    net = net_of(learnable, {name: NUMPY.asarray(found) for name, found in weights.items()})
    if gone := [name for name, array in net.arrays.items() if not is_finite(array.numbers)]:
        raise BadRun(f"the weights “{gone[0]}” are no numbers any more: this run has come apart, begin it anew")
    found = written(net)
    if len(found) > LARGEST:
        raise BadRun(f"these weights take {len(found):,} bytes, and a file may have {LARGEST:,}")
    lines = curve_of(folder)
    card = {
        "what": ", ".join(filter(None, [plan.game, plan.options, f"{plan.seats} seats: {learnable.kind}", plan.size])),
        "trained": f"{kept.seconds / 60:.1f} minutes, {kept.number * plan.games:,} games in {kept.number:,} rounds",
        "seed": plan.seed,
        "plan": asdict(plan),
        "commit": commit,
        "figures": figures,
        "last look": dict(lines[-1]) if lines else {},
        "sha256": digest(found),
    }
    replace(path, found)
    replace(card_of(path), json.dumps(card, indent=2, ensure_ascii=False).encode() + b"\n")
    return f"{path}: {len(found):,} bytes, after {card['trained']}"

"""Policies over arrays: the net, for all games at once."""

from collections.abc import Mapping
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.contract import AnyBatch
from tabletown.batch.ticket_to_ride_new_york.lanes import Lanes
from tabletown.batch.ticket_to_ride_new_york.rules import RidesBatch
from tabletown.bots.nets.files import NetFault
from tabletown.bots.nets.ticket_to_ride_new_york.lane_rows import table_rows
from tabletown.bots.nets.ticket_to_ride_new_york.with_numpy import NumpyNet
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, kind_for, loaded_net
from tabletown.core.errors import BadSetup
from tabletown.envs.policies import MakePolicy, Policy

_Floats: TypeAlias = NDArray[np.float32]
_STEPS = 1024.0
"""Logits are rounded to steps of 1/this before they are compared: products of one game and of many may differ
slightly."""


def make_net(batch: AnyBatch) -> Policy:
    """What the bot `net` plays: what its net likes best; of equals the first."""
    rules = cast(object, batch)
    if not isinstance(rules, RidesBatch) or rules.xp is not NUMPY:
        raise BadSetup("net over arrays plays on NumPy")
    try:
        return _Liked(loaded_net(WEIGHTS / f"{kind_for(rules.seats)}.net"))
    except NetFault as fault:
        raise BadSetup(str(fault)) from None


class _Liked:
    def __init__(self, net: NumpyNet) -> None:
        self._net = net

    def __call__(self, lanes: object, seat: Array, mask: Array, word: Array) -> Array:
        del word
        rows = np.asarray(cast("NDArray[np.uint8]", table_rows(NUMPY, cast(Lanes, lanes), seat)))
        likings: _Floats = np.round(self._net.like_all(rows)[0] * _STEPS)
        legal = np.where(cast("NDArray[np.bool_]", mask), likings, -np.inf)
        return cast(Array, legal.argmax(axis=1).astype(np.int32))


POLICIES: Mapping[str, MakePolicy] = {"net": make_net}

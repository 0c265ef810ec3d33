"""Which games of Between Two Cities are written down as stories: one for every seat count would be too much."""

from tabletown.core.game import Options
from tabletown.testing.golden import Goldens

_CAPITALS: Options = {"landscapes": True, "civics": True, "districts": True}

GOLDENS = Goldens(
    seats=(2, 3, 5, 7),
    variants={
        "simple": (1, {"automa": "simple"}),
        "full": (1, {"automa": "full"}),
        "third": (2, {"automa": "third"}),
        "capitals_4": (4, _CAPITALS),
        "capitals_full": (1, {"automa": "full", **_CAPITALS}),
    },
)

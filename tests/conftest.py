"""Hypothesis without a clock: `make test` tries the same examples everywhere, `make fuzz` new and many more."""

import os

from hypothesis import settings

settings.register_profile("test", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=5000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

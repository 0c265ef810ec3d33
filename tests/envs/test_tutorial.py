"""The code of docs/envs.md runs as it stands there."""

import re
from pathlib import Path

from tabletown.envs import environments

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")


def test_the_tutorial_runs() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 4
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/envs.md", "exec"), namespace)


def test_the_page_names_all_environments() -> None:
    assert all(f"`{name}`" in PAGE for name in environments())

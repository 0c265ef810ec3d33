"""Planted repeats are found, and what only looks like one is not."""

import json
from pathlib import Path

import pytest
from bench.repeats import Found, look, main, sources

BODY = """
def cheapest(shops, money):
    best = None
    for shop in shops:
        if shop.price > money:
            continue
        if best is None or shop.price < best.price:
            best = shop
    return best, 17
"""
RENAMED = """
# The same with other words.
def nearest(stops, far):

    found = None
    for stop in stops:
        if stop.distance > far:  # too far
            continue
        if found is None or stop.distance < found.distance:
            found = stop
    return found, 4
"""
SCRIPT = """<script lang="ts">
  import { one } from './one.ts';
  const total = $derived(list.filter((item) => item.open).length);
  let shown = $state(false);
  function toggle(): void {
    shown = !shown;
    if (shown) tell('open', total);
    remember(shown);
    later(() => tell('done', 3));
  }
</script>
"""


def found(root: Path, **files: str) -> Found:
    for name, text in files.items():
        path = root / name.replace("__", "/").replace("_dot_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return look(sources(root), root)


def test_the_same_lines_in_two_files_are_one_pair(tmp_path: Path) -> None:
    [pair] = found(
        tmp_path, src__a_dot_py="x = 1\n" + BODY, src__b_dot_py="import os\n\n" + BODY + "\n\ny = [2]\n"
    ).pairs
    assert (pair.lines, pair.same) == (8, True)
    assert (str(pair.one), str(pair.other)) == ("src/a.py:3-10", "src/b.py:4-11")


def test_other_names_and_numbers_are_the_same_shape(tmp_path: Path) -> None:
    [pair] = found(tmp_path, src__a_dot_py=BODY + RENAMED).pairs
    assert (pair.lines, pair.same) == (8, False)
    assert (str(pair.one), str(pair.other)) == ("src/a.py:2-9", "src/a.py:12-20")


def test_pages_are_read_too(tmp_path: Path) -> None:
    other = SCRIPT.replace("import { one } from './one.ts';", "import {\n    two,\n  } from './two.ts';").replace(
        "3)", "5)"
    )
    [pair] = found(tmp_path, web__src__A_dot_svelte=SCRIPT, web__src__b__B_dot_svelte=other).pairs
    assert (pair.lines, pair.same, pair.kind) == (7, False, "rest")


def test_closing_tags_and_files_of_programs_are_passed_over_and_properties_are_words(tmp_path: Path) -> None:
    closing = "  {/each}\n</ul>\n</section>\n{/if}\n\n<style>\n"
    one = (
        closing
        + "  .a {\n    display: grid;\n    gap: 1rem;\n    color: red;\n    margin: 0;\n    padding: 0;\n  }\n</style>"
    )
    other = one.replace("color: red", "width: 2rem").replace("margin", "border").replace("display: grid", "top: 0")
    assert not found(tmp_path / "a", web__src__A_dot_svelte=one, web__src__B_dot_svelte=other).pairs
    [pair] = found(tmp_path / "b", web__src__A_dot_svelte=one, web__src__B_dot_svelte=one).pairs
    assert (pair.lines, pair.same) == (6, True)
    written = f"// Written by a program.\n{SCRIPT}"
    assert not found(tmp_path / "c", web__src__A_dot_ts=written, web__src__B_dot_ts=written).pairs


def test_fields_and_drawings_are_counted_apart(tmp_path: Path) -> None:
    record = "class {0}:\n    a: int\n    b: str\n    c: set[int]\n    d: dict[str, int]\n    e: int\n    f: str\n"
    [fields] = found(tmp_path / "a", src__a_dot_py=record.format("A"), src__b_dot_py=record.format("B")).pairs
    drawing = "".join(f'<path d="M{n} 0h{n}v{n * n}z" fill="red" />\n' for n in range(8))
    [drawn] = found(tmp_path / "b", web__src__A_dot_svelte=drawing, web__src__B_dot_svelte=drawing).pairs
    assert (fields.kind, drawn.kind) == ("fields", "drawing")


def test_fields_imports_comments_and_short_runs_are_no_repeats(tmp_path: Path) -> None:
    fields = "class A:\n" + "".join(f"    field_{number}: int\n" for number in range(9))
    imports = "from x import (\n" + "".join(f"    name_{number},\n" for number in range(9)) + ")\n"
    words = '"""' + "\n".join(f"Line {number}." for number in range(9)) + '"""\n' + "# so\n" * 9
    short = "\n".join(BODY.splitlines()[:6]) + "\n"
    one = "x = 1\n".join([words, imports, fields, short])
    other = "y = {2}\n".join([words, imports, fields.replace("field", "part"), short])
    assert not found(tmp_path, src__a_dot_py=one, src__b_dot_py=other).pairs


def test_a_habit_of_many_places_is_said_but_not_paired(tmp_path: Path) -> None:
    result = found(tmp_path, **{f"src__{name}_dot_py": BODY for name in "abcdefghi"})
    assert (len(result.pairs), result.too_common) == (0, 3)


def test_people_and_programs_are_told_the_same_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found(tmp_path, src__a_dot_py=BODY, src__b_dot_py=BODY, src__static__c_dot_py=BODY)
    assert main([], tmp_path) == 0
    assert capsys.readouterr().out.startswith("1 pairs of places in 2 files share 6 lines or more: 1 the same")
    assert main(["--json"], tmp_path) == 0
    assert json.loads(capsys.readouterr().out)["pairs"] == 1

"""What is thought of moves is held against what comes of them: a few decisions, few worlds."""

import sys
from pathlib import Path
from re import findall

import numpy as np
import pytest
from bench import ttr_gate

FEW = {"LEAVES": (4, 16), "PLAYOUTS": (4, 16), "TODAY": 24, "MORE": 48, "EVERY": 7}


def test_games_are_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, number in FEW.items():
        monkeypatch.setattr(ttr_gate, name, number)

    def run(order: str) -> str:
        given = [order, "--out", str(tmp_path), "--games", "1", "--worlds", "4", "--seed", "few"]
        monkeypatch.setattr(sys, "argv", ["ttr_gate", *given])
        ttr_gate.main()
        return capsys.readouterr().out

    played = run("play")
    assert played.count("decisions") == 1
    # What is there is not played again.
    assert run("play") == ""
    page = run("tell")
    cells = findall(r" (-?\d\.\d\d|–), (-?\d+\.\d) \|", page)
    assert len(cells) > 30
    assert all(correlation == "–" or abs(float(correlation)) <= 1 for correlation, _ in cells)
    assert all(abs(float(won)) <= 100 for _, won in cells)
    # Compared with itself the search wins nothing.
    assert page.count(f"| {ttr_gate.SEARCH} |") == 3 and page.count("| 0.0 ± 0.0 |") >= 3


def test_who_knows_what_comes_wins_most() -> None:
    came = np.array([[0.0, 1.0], [1.0, 1.0], [0.0, 0.0]])
    liking = np.array([-0.1, -2.0, -4.0])
    kept = ttr_gate.Kept("early", 3, liking, np.eye(3), np.eye(3), {"net": came}, {"search": 1}, {})

    def real(kept: ttr_gate.Kept) -> ttr_gate.Floats:
        found: ttr_gate.Floats = kept.real["net"].mean(axis=1)
        return found

    known, searched = ttr_gate.told([kept], real, real), ttr_gate.told([kept], ttr_gate.took("search"), real)
    liked = ttr_gate.told([kept], lambda kept: kept.liking, real)
    assert known.correlation == "1.00" and known.won.tolist() == searched.won.tolist() == [50.0]
    assert liked.won.tolist() == [0.0]

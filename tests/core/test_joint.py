"""Deals that all draw together: what is hashed, how it is written, and what `verify` finds."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

import tabletown
from tabletown.core.chance import commitment
from tabletown.core.errors import BadRecord
from tabletown.core.joint import Draw, Joint, Terms, is_share
from tabletown.core.play import sit_down
from tabletown.core.record import Record, format_record, jointly, new_record, parse_record, verify
from tabletown.core.sentence import Sentence

GAME = tabletown.load(tabletown.names()[0])
SEATS = GAME.seat_counts[-1]
DOCUMENT = Path(__file__).parents[2] / "docs" / "joint-deal.md"
JOINT = Joint("harbour7", ((2,), (0, 1)), "0" * 64, ("1" * 64, "", "3" * 64))
shares = st.text("0123456789abcdef", min_size=64, max_size=64)


def finished(joint: Joint) -> Record:
    """A whole game, dealt from the shares: always the first legal move."""
    sitting = sit_down(GAME, len(joint.shares), joint.seed)
    sitting.record = jointly(sitting.record, joint)
    while acting := GAME.to_act(sitting.state):
        seat = min(acting)
        sitting.submit(seat, GAME.legal_moves(sitting.state, seat)[0])
    return sitting.record


def found(record: Record) -> str:
    with pytest.raises(BadRecord) as wrong:
        verify(record)
    assert isinstance(wrong.value.detail, Sentence)
    return wrong.value.detail.message


def test_what_is_hashed_is_what_the_document_says() -> None:
    pledge = (
        "tabletown seat share 1\ntable: harbour7\ndraw: 3\n"
        f"server: {commitment('0' * 64)}\nseat: 1\nshare: {'1' * 64}\n"
    )
    assert JOINT.terms.pledges[0] == sha256(pledge.encode()).hexdigest()
    terms = (
        "tabletown joint deal 1\ntable: harbour7\ndraw: 3\nstopped: 3\nstopped: 1 2\n"
        f"server: {JOINT.commitment}\n"
        f"seat 1: {JOINT.terms.pledges[0]}\nseat 2: none\nseat 3: {JOINT.terms.pledges[2]}\n"
    )
    assert JOINT.terms.digest() == sha256(terms.encode()).hexdigest()
    given_shares = f"share: {'0' * 64}\nshare 1: {'1' * 64}\nshare 3: {'3' * 64}\n"
    assert JOINT.seed == sha256((terms + given_shares).encode()).hexdigest()
    text = DOCUMENT.read_text(encoding="utf-8")
    for vector in (*filter(None, JOINT.terms.pledges), JOINT.terms.digest(), JOINT.seed, JOINT.commitment):
        assert vector in text


@given(st.lists(shares, min_size=2, max_size=4, unique=True), st.data())
def test_every_share_and_everything_about_the_draw_counts(given_shares: list[str], data: st.DataObject) -> None:
    share, *seats = given_shares
    joint = Joint("table", (), share, tuple(seats))
    other = data.draw(shares.filter(lambda one: one not in given_shares))
    seat = data.draw(st.integers(0, len(seats) - 1))
    changed = [*seats]
    changed[seat] = other
    others = (
        replace(joint, share=other),
        replace(joint, shares=tuple(changed)),
        replace(joint, shares=(*seats, "")),
        replace(joint, shares=("", *seats)),
        replace(joint, table="other"),
        replace(joint, stopped=((0,),)),
    )
    assert len({joint.seed, *(one.seed for one in others)}) == 1 + len(others)
    assert len({joint.terms.digest(), *(one.terms.digest() for one in others)}) == 1 + len(others)


def test_a_pledge_is_that_of_one_seat_table_draw_and_commitment() -> None:
    draw = Draw("table", (), commitment("0" * 64))
    others = (replace(draw, table="tables"), replace(draw, stopped=((0,),)), replace(draw, commitment="1" * 64))
    pledges = [draw.pledge(0, "1" * 64), draw.pledge(1, "1" * 64), *(one.pledge(0, "1" * 64) for one in others)]
    assert len(set(pledges)) == len(pledges)
    assert Terms(draw, tuple(pledges[:2])).digest() != Terms(draw, tuple(reversed(pledges[:2]))).digest()


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "٣" * 64])
def test_what_is_no_share(text: str) -> None:
    assert not is_share(text) and is_share("0123456789abcdef" * 4)


def test_a_record_keeps_the_shares_and_reads_back() -> None:
    record = jointly(new_record(GAME, 3, "x", {}), JOINT)
    text = format_record(record)
    assert parse_record(text) == record
    assert "joint: harbour7\nstopped: 3\nstopped: 1 2\nshare: 0" in text


def test_a_record_without_shares_is_written_as_ever() -> None:
    assert "joint" not in format_record(new_record(GAME, 3, "x", {}))


def test_verify_proves_a_joint_deal_and_finds_what_was_changed() -> None:
    joint = Joint("harbour7", ((1,),), "5" * 64, tuple(f"{seat}" * 64 for seat in range(SEATS)))
    record = finished(joint)
    assert verify(parse_record(format_record(record))).scores
    assert found(replace(record, joint=replace(joint, share="6" * 64))) == "record-share"
    assert found(replace(record, commitment=commitment(record.seed))) == "record-share"
    assert found(replace(record, joint=replace(joint, shares=joint.shares[::-1]))) == "record-joint"
    assert found(replace(record, joint=replace(joint, stopped=()))) == "record-joint"
    assert found(replace(record, joint=None)) == "record-seed"
    alone = finished(joint)
    assert found(replace(alone, seed="harbour-7")) == "record-joint"


@pytest.mark.parametrize(
    ("wrong", "line", "message"),
    [
        ("joint: a table", 8, "record-joint-table"),
        ("joint: t\nshare 1: x", 9, "record-expected"),
        ("joint: t\nshare: x", 9, "record-no-share"),
        (f"joint: t\nstopped: x\nshare: {'1' * 64}", 9, "record-number"),
        (f"joint: t\nshare: {'1' * 64}\nshare 9: {'1' * 64}", 10, "record-share-seat"),
        (f"joint: t\nshare: {'1' * 64}\nshare 1: {'1' * 64}\nshare 1: {'1' * 64}", 11, "record-share-seat"),
        (f"joint: t\nshare: {'1' * 64}\nshare 1 {'1' * 64}", 10, "record-number"),
    ],
)
def test_wrong_lines_are_named(wrong: str, line: int, message: str) -> None:
    head = format_record(new_record(GAME, 3, "x", {})).rstrip("\n")
    with pytest.raises(BadRecord) as found_wrong:
        parse_record(f"{head}\n{wrong}\n")
    assert found_wrong.value.line == line and isinstance(found_wrong.value.detail, Sentence)
    assert found_wrong.value.detail.message == message

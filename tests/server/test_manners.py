"""What people agree on beside the rules: taking back, talking, who goes first; and tables from before they could."""

from collections.abc import Iterator

import pytest
from tests.server.plays import BY_CONSENT, CHOSEN, CITIES, HOST, NAMES, RIDE, TOKENS, Play, begun

from tabletown.core.seat import Seat
from tabletown.locales import say
from tabletown.server.live import log
from tabletown.server.live.about import table_info
from tabletown.server.live.lobby import new_header
from tabletown.server.live.log import LogEntry, decode_entry, decode_header, encode_entry, encode_header
from tabletown.server.live.table import Table
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Manners, UndoRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Why


@pytest.mark.parametrize("game", [CITIES, RIDE])
def test_a_secret_choice_comes_back_at_once_and_those_of_others_stand(game: str) -> None:
    play = begun(game)
    play.move(0)
    play.move(1)
    seen = play.table.version
    assert play.turn().free_undo == (0, 1) and play.turn().may_undo == (0, 1)
    play.undo(0)
    table = play.table
    assert table.asked is None and 0 in table.to_act and 1 not in table.to_act
    assert play.turn().free_undo == (1,)
    # Nothing is told twice, and whoever was about to choose can.
    assert [turned.seat for turned in table.changes.turned] == [0, 1] and table.undone_at == 0
    assert table.changes.undone == [table.changes.turned[0].version]
    move = table.game.format_move(table.game.legal_moves(table.state, Seat(2))[0])
    play.ask(requests.Submit("n", 2, seen, move), TOKENS[2])
    play.move(0)
    assert play.turn().free_undo == ()
    # The record tells it, and replays to the same State.
    again = Table(table.header)
    again.add(beginning_of(table))
    assert again.state == table.state


def beginning_of(table: Table) -> Iterator[LogEntry]:
    """The log once more, as a store would give it."""
    what: list[log.AnyWhat] = [log.Sat(seat, NAMES[seat], TOKENS[seat]) for seat in range(3)]
    what.append(log.Started())
    for entry in table.record_entries:
        if hasattr(entry, "count"):
            what.append(log.MovesUndone(entry.count, 0))
        else:
            what.append(log.MovePlayed(int(entry.seat), entry.move))
    for version, one in enumerate(what, 1):
        yield decode_entry(encode_entry(LogEntry(version, 1.0, one)))


def test_what_everybody_has_seen_stands_unless_the_table_agreed_otherwise() -> None:
    play = begun()
    play.all_choose()
    play.move(0)
    assert play.refused(requests.AskUndo("n", 0, play.table.version), TOKENS[0]) is Why.UNDO_OFF
    assert play.turn().may_undo == ()
    asks = begun(manners=BY_CONSENT)
    asks.all_choose()
    asks.move(0)
    asks.undo(0)
    assert asks.table.asked is not None and asks.table.asked.waiting == {1, 2}
    # With bots alone one need not choose: they agree.
    alone = begun(people=1)
    assert table_info(alone.table, alone.picture, set()).manners.undo is UndoRule.CONSENT
    strict = begun(people=1, manners=Manners(UndoRule.OFF))
    assert table_info(strict.table, strict.picture, set()).manners.undo is UndoRule.OFF


# ---- talk


def test_a_strict_table_is_quiet_while_all_choose() -> None:
    play = begun()
    line = requests.Say("n", 0, "take shops", "")
    assert play.turn().quiet and play.refused(line, TOKENS[0]) is Why.QUIET
    assert play.refused(requests.Say("n", 0, "", "phrase-hello"), TOKENS[0]) is Why.QUIET
    assert "secret" in say("refused-quiet", "en")
    play.all_choose()
    assert not play.turn().quiet
    play.ask(line, TOKENS[0])
    play.ask(requests.Say("n", 0, "", "reaction-clap"), TOKENS[0])
    assert [said.phrase for said in play.table.chat] == ["", "reaction-clap"]


@pytest.mark.parametrize(("game", "manners"), [(CITIES, BY_CONSENT), (RIDE, CHOSEN)])
def test_talk_is_free_where_the_table_or_the_game_says_so(game: str, manners: Manners) -> None:
    play = begun(game, manners)
    assert not play.turn().quiet
    play.ask(requests.Say("n", 0, "hello"), TOKENS[0])


# ---- you first


def test_of_two_who_wait_for_each_other_the_lower_card_goes_first() -> None:
    play = begun()
    wait = requests.YouFirst("n", 0, 1)
    assert play.refused(wait, TOKENS[0]) is Why.NO_STANDOFF
    play.all_choose()
    state = play.table.state
    play.ask(wait, TOKENS[0])
    waits = table_info(play.table, play.picture, set()).waits
    assert [(one.by, one.to, one.must) for one in waits] == [(0, 1, False)]
    play.ask(requests.YouFirst("n", 1, 0), TOKENS[1])
    waits = table_info(play.table, play.picture, set()).waits
    assert [(one.by, one.to, one.must) for one in waits] == [(1, 0, True)]
    assert play.notices == ["told-you-first"] and play.table.state is state
    # Once it has placed where both build, nobody waits any more.
    left = next(
        move for move in play.table.game.legal_moves(state, Seat(0)) if "left" in play.table.game.format_move(move)
    )
    play.ask(requests.Submit("n", 0, play.table.version, play.table.game.format_move(left)), TOKENS[0])
    assert table_info(play.table, play.picture, set()).waits == ()
    assert play.refused(requests.YouFirst("n", 1, 0), TOKENS[1]) is Why.NO_STANDOFF
    assert play.refused(requests.YouFirst("n", 1, 1), TOKENS[1]) is Why.NO_STANDOFF


def test_nobody_waits_in_a_game_where_nothing_is_shared() -> None:
    play = begun(RIDE)
    play.all_choose()
    assert play.refused(requests.YouFirst("n", 0, 1), TOKENS[0]) is Why.NO_STANDOFF


# ---- what was stored before


def test_tables_of_old_open_as_they_were() -> None:
    header = new_header(OpenTable(CITIES, 3), HOST, 0.0)
    old = encode_header(header).replace(b',"manners":' + _manners(header), b"")
    assert b"manners" not in old
    play = Play(Table(decode_header(old)))
    stored = (
        b'{"version":%d,"at":0.0,"what":{"e":"sat","seat":%d,"name":"%s","token":"%s"}}',
        b'{"version":4,"at":0.0,"what":{"e":"started"}}',
    )
    for seat, name in enumerate(("Anna", "Bela", "Cili")):
        play.table.apply(decode_entry(stored[0] % (seat + 1, seat, name.encode(), TOKENS[seat].encode())))
    play.table.apply(decode_entry(stored[1]))
    for seat in range(3):
        play.move(seat)
    play.move(0)
    play.undo(0)
    assert play.table.asked is not None
    undone = b'{"version":%d,"at":0.0,"what":{"e":"undone","count":1}}' % (play.table.version + 1)
    play.table.apply(decode_entry(undone))
    assert play.table.undone_at == play.table.version and not play.turn().quiet
    play.table.apply(decode_entry(b'{"version":99,"at":0.0,"what":{"e":"followed","table":"nextnext"}}'))
    assert (play.table.next, play.table.again) == ("nextnext", None)


def _manners(header: log.Header) -> bytes:
    text = encode_header(header)
    return text[text.index(b'"manners":') + len(b'"manners":') : -1]

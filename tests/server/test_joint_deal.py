"""The deal that all draw together: at a table in memory, where everything can be tried in any order."""

from itertools import count
from secrets import token_hex

import pytest
from tests.server.corpus.write import drawn_tables
from tests.server.plays import CHOSEN, HOST, TOKENS, Play, opened

from tabletown.core.joint import Draw
from tabletown.core.record import format_record, parse_record, verify
from tabletown.server.live import log
from tabletown.server.live.about import table_info
from tabletown.server.live.log import LogEntry, decode_entry, encode_entry
from tabletown.server.live.rematch import rematch_of
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Arrive, StopDraw
from tabletown.server.tools.own_shares import DealCheck, OwnShares
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Manners, SeatRule
from tabletown.server.wire.protocol import DealPhase, Status, TableInfo, Why

nonces = map(str, count())


def info(play: Play) -> TableInfo:
    return table_info(play.table, play.picture, set())


class Page:
    """A client at a table in memory: it does what it has to, whenever it looks."""

    def __init__(self, play: Play, token: str, shares: OwnShares | None = None) -> None:
        self.play, self.token, self.shares = play, token, shares or OwnShares()

    def look(self) -> list[requests.Request]:
        you = self.play.table.seats_of(frozenset([self.token]))
        sent = list(self.shares.wishes(info(self.play), you, lambda: next(nonces)))
        for wish in sent:
            assert isinstance(wish, requests.Pledge | requests.ShowShare)
            self.play.ask(wish, self.token)
        return sent

    def check(self) -> DealCheck:
        return self.shares.check(info(self.play))


def at_table(people: int = 3, manners: Manners = CHOSEN) -> tuple[Play, list[Page]]:
    play = opened(manners=manners, people=people)
    return play, [Page(play, token) for token in TOKENS[:people]]


def all_look(pages: list[Page]) -> None:
    for page in pages:
        page.look()


def start(play: Play) -> None:
    play.ask(requests.Start("n"), HOST)


def play_on(play: Play) -> None:
    """Any moves, also for bots."""
    table = play.table
    while table.to_act:
        seat = min(table.to_act)
        play.do(log.MovePlayed(int(seat), table.game.format_move(table.game.legal_moves(table.state, seat)[0])))


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("manners", [CHOSEN, Manners(seating=SeatRule.DRAWN)])
def test_all_give_a_share_and_the_record_proves_it(people: int, manners: Manners) -> None:
    play, pages = at_table(people, manners)
    all_look(pages)
    deal = info(play).deal
    # Also of the bots: the server pledges for them.
    assert deal is not None and deal.phase is DealPhase.GATHERING and all(deal.pledges)
    start(play)
    assert play.status() is Status.OPEN and play.table.dealing.waits_for(play.table.chairs) == tuple(range(people))
    all_look(pages)
    assert play.status() is Status.RUNNING
    # Nothing of it is told while it is played.
    assert info(play).deal is None and info(play).seed is None
    play_on(play)
    assert [page.check() for page in pages] == [DealCheck.VERIFIED] * people
    assert OwnShares().check(info(play)) is DealCheck.JOINT
    record = parse_record(format_record(play.table.record()))
    assert verify(record).scores and record.joint is not None and record.seed == info(play).seed
    assert record.commitment == info(play).commitment == play.table.dealing.draw.commitment
    assert all(record.joint.shares)


def test_a_log_that_is_read_again_gives_the_same_deal() -> None:
    play, pages = at_table(2, Manners(seating=SeatRule.DRAWN))
    all_look(pages)
    start(play)
    all_look(pages)
    again = Table(play.table.header)
    again.add(decode_entry(encode_entry(entry)) for entry in play.entries)
    assert again.seed == play.table.seed != play.table.header.seed
    assert again.joint == play.table.joint and again.state == play.table.state and again.chairs == play.table.chairs


def test_programs_that_know_nothing_of_it_play_as_before() -> None:
    play, _ = at_table(3)
    start(play)
    assert play.status() is Status.RUNNING and play.table.seed == play.table.header.seed
    play_on(play)
    record = play.table.record()
    assert record.joint is None and verify(record).scores and info(play).deal is None
    assert OwnShares().check(info(play)) is DealCheck.ALONE


def test_one_of_three_takes_part() -> None:
    play, pages = at_table(3)
    pages[1].look()
    start(play)
    pages[1].look()
    play_on(play)
    record = play.table.record()
    assert record.joint is not None and [bool(share) for share in record.joint.shares] == [False, True, False]
    assert verify(record).scores
    assert pages[1].check() is DealCheck.VERIFIED and pages[0].check() is DealCheck.JOINT


def test_who_keeps_a_share_back_is_named_and_all_draw_afresh() -> None:
    play, pages = at_table(3)
    all_look(pages)
    start(play)
    before, first = info(play), play.table.dealing.draw
    pages[0].look()
    pages[2].look()
    assert play.ask(StopDraw(play.table.dealing.begun - 1)).what == ()
    play.ask(StopDraw(play.table.dealing.begun))
    after = info(play)
    assert after.deal is not None and before.deal is not None
    assert play.status() is Status.OPEN and after.deal.stopped == ((1,),) and not any(after.deal.pledges)
    assert play.notices == ["told-draw-stopped"] and after.deal.named == ("Béla",)
    told = play.table.chat[-1].told
    assert told is not None and "Béla" in bytes(told.values).decode()
    assert after.commitment != before.commitment
    all_look(pages)
    fresh = info(play).deal
    assert fresh is not None and not {*fresh.pledges} & {*before.deal.pledges}
    # What was shown is of no use any more.
    assert play.table.dealing.draw != first and not play.table.dealing.shares
    start(play)
    all_look(pages)
    play_on(play)
    record = parse_record(format_record(play.table.record()))
    assert record.joint is not None and record.joint.stopped == ((1,),) and verify(record).scores
    assert [page.check() for page in pages] == [DealCheck.VERIFIED] * 3


def test_who_is_gone_is_not_waited_for_twice() -> None:
    play, pages = at_table(3)
    all_look(pages)
    start(play)
    pages[0].look()
    pages[2].look()
    play.ask(StopDraw(play.table.dealing.begun))
    # The one who kept it back has closed her page, and the others go on without her.
    for page in (pages[0], pages[2]):
        page.look()
    start(play)
    for page in (pages[0], pages[2]):
        page.look()
    play_on(play)
    record = play.table.record()
    assert record.joint is not None and record.joint.stopped == ((1,),) and verify(record).scores
    assert [bool(share) for share in record.joint.shares] == [True, False, True]


def test_one_who_is_alone_at_it_is_waited_for() -> None:
    """Else the server could name her and deal alone."""
    play, pages = at_table(3)
    pages[1].look()
    start(play)
    play.ask(StopDraw(play.table.dealing.begun))
    start(play)
    assert play.status() is Status.OPEN and play.table.dealing.waits_for(play.table.chairs) == (1,)
    pages[1].look()
    pages[1].look()
    assert play.status() is Status.RUNNING


def test_who_leaves_instead_is_named_too() -> None:
    play, pages = at_table(3)
    all_look(pages)
    start(play)
    pages[0].look()
    play.ask(requests.Leave("n", 2), TOKENS[2])
    assert play.table.dealing.stopped == ((2,),) and play.notices == ["told-draw-stopped"]
    play.ask(requests.Fill("n", 2, "random"), HOST)
    all_look(pages[:2])
    start(play)
    all_look(pages[:2])
    assert play.status() is Status.RUNNING


@pytest.mark.parametrize(
    "wish",
    [
        requests.Fill("n", 1, "random"),
        requests.Free("n", 1),
        requests.Resize("n", 4),
        requests.Reissue("n", 1),
        requests.Sit("n", "Dora"),
    ],
)
def test_the_host_cannot_take_a_seat_out_of_a_draw(wish: requests.ClientMessage) -> None:
    play, pages = at_table(3)
    all_look(pages)
    start(play)
    assert play.refused(wish, HOST) is Why.DRAWING
    # To start again changes nothing.
    assert play.ask(requests.Start("n"), HOST).what == ()
    all_look(pages)
    assert play.status() is Status.RUNNING


def test_whoever_has_just_sat_down_is_waited_for() -> None:
    play, pages = at_table(2)
    play.table.apply(LogEntry(play.table.version + 1, 0.0, log.Freed(2)))
    all_look(pages)
    token = token_hex(32)
    late = Page(play, hash_token(token))
    play.ask(requests.Sit("n", "Dora", token=token, draws=True))
    start(play)
    deal = info(play).deal
    assert deal is not None and deal.phase is DealPhase.PLEDGING and deal.waiting == (2,)
    # Nobody shows anything before all have pledged.
    assert not pages[0].look()
    assert [type(wish).__name__ for wish in late.look()] == ["Pledge"]
    all_look([*pages, late])
    play_on(play)
    assert late.check() is DealCheck.VERIFIED


def test_a_seat_with_another_number_pledges_anew() -> None:
    play = opened(people=3, seats=3)
    pages = [Page(play, token) for token in TOKENS]
    all_look(pages)
    play.ask(requests.Leave("n", 0), TOKENS[0])
    play.ask(requests.Resize("n", 2), HOST)
    assert not play.table.dealing.pledges
    all_look(pages[1:])
    start(play)
    all_look(pages[1:])
    play_on(play)
    assert [page.check() for page in pages[1:]] == [DealCheck.VERIFIED] * 2


def test_two_devices_of_one_person() -> None:
    play, pages = at_table(2)
    all_look(pages)
    phone = Page(play, TOKENS[0])
    assert len(phone.look()) == 1
    # The other one does not take it back: they would never end.
    assert not pages[0].look() and not phone.look()
    start(play)
    assert not pages[0].look()
    all_look([phone, pages[1]])
    play_on(play)
    assert phone.check() is DealCheck.VERIFIED


def test_several_seats_at_one_screen() -> None:
    play, _ = at_table(3)
    shares = OwnShares()
    pages = [Page(play, token, shares) for token in TOKENS]
    all_look(pages)
    start(play)
    all_look(pages)
    play_on(play)
    assert {page.check() for page in pages} == {DealCheck.VERIFIED}


def test_hostile_shares_and_pledges() -> None:
    play, pages = at_table(3)
    all_look(pages)
    table, dealing = play.table, play.table.dealing
    pledge, share = token_hex(32), token_hex(32)
    assert play.refused(requests.Pledge("n", 0, 1, pledge), TOKENS[1]) is Why.NOT_YOUR_SEAT
    assert play.refused(requests.Pledge("n", 9, 1, pledge), TOKENS[1]) is Why.NO_SUCH_SEAT
    assert play.refused(requests.Pledge("n", 0, 2, pledge), TOKENS[0]) is Why.STALE
    assert play.refused(requests.Pledge("n", 0, 1, dealing.pledges[1]), TOKENS[0]) is Why.BAD_SHARE
    assert play.refused(requests.ShowShare("n", 0, 1, share), TOKENS[0]) is Why.NO_DRAW
    start(play)
    assert play.refused(requests.Pledge("n", 0, 1, pledge), TOKENS[0]) is Why.DRAWING
    (own,) = [wish for wish in pages[0].look() if isinstance(wish, requests.ShowShare)]
    version = table.version
    # Again: nothing happens. Another share, or somebody else's: refused.
    assert play.ask(own, TOKENS[0]).what == ()
    assert play.refused(requests.ShowShare("n", 0, 1, share), TOKENS[0]) is Why.BAD_SHARE
    assert play.refused(requests.ShowShare("n", 1, 1, own.share), TOKENS[1]) is Why.BAD_SHARE
    assert play.refused(requests.ShowShare("n", 1, 1, own.share), TOKENS[0]) is Why.NOT_YOUR_SEAT
    assert play.refused(requests.ShowShare("n", 1, 2, own.share), TOKENS[1]) is Why.STALE
    assert table.version == version and dealing.waits_for(table.chairs) == (1, 2)
    all_look(pages)
    assert play.refused(requests.ShowShare("n", 0, 1, own.share), TOKENS[0]) is Why.STARTED
    assert play.refused(requests.Pledge("n", 0, 1, pledge), TOKENS[0]) is Why.STARTED


def test_draws_do_not_go_on_for_ever() -> None:
    play, pages = at_table(2)
    for _ in range(50):
        all_look(pages)
        start(play)
        play.ask(StopDraw(play.table.dealing.begun))
    all_look(pages)
    assert play.refused(requests.Start("n"), HOST) is Why.TOO_MANY


def test_a_rematch_draws_a_deal_of_its_own() -> None:
    play, pages = at_table(2)
    all_look(pages)
    start(play)
    all_look(pages)
    play_on(play)
    header, entries = rematch_of(play.table, frozenset([TOKENS[0]]), 2.0)
    again = Play(Table(header))
    again.table.add(entries)
    guests = [Page(again, token, page.shares) for token, page in zip(TOKENS, pages, strict=False)]
    guests[0].look()
    again.ask(Arrive(TOKENS[1], came=True))
    # All are here: it begins as soon as the last one has pledged and all have shown.
    assert again.table.dealing.begun and again.status() is Status.OPEN
    guests[1].look()
    all_look(guests)
    assert again.status() is Status.RUNNING
    play_on(again)
    assert [page.check() for page in guests] == [DealCheck.VERIFIED] * 2
    assert again.table.seed != play.table.seed and verify(again.table.record()).scores


def test_a_person_alone_plays_again_at_once() -> None:
    play, (page,) = at_table(1)
    page.look()
    start(play)
    page.look()
    play_on(play)
    header, entries = rematch_of(play.table, frozenset([TOKENS[0]]), 2.0)
    again = Play(Table(header))
    again.table.add(entries)
    guest = Page(again, TOKENS[0], page.shares)
    guest.look()
    guest.look()
    assert again.status() is Status.RUNNING


def test_old_entries_are_stored_as_ever() -> None:
    """Nothing is added to what is stored of whoever gives no share."""
    assert encode_entry(LogEntry(1, 0.0, log.Sat(0, "Ann", "t"))) == (
        b'{"version":1,"at":0.0,"what":{"e":"sat","seat":0,"name":"Ann","token":"t"}}'
    )
    entry = LogEntry(2, 0.0, log.Sat(0, "Ann", "t", draws=True))
    assert decode_entry(encode_entry(entry)) == entry


def test_the_bots_share_is_the_servers_and_pledged_beforehand() -> None:
    play, pages = at_table(1)
    pledges = play.table.dealing.all_pledges(play.table.chairs)
    assert pledges[0] == "" and all(pledges[1:]) and len(set(pledges)) == 3
    all_look(pages)
    start(play)
    all_look(pages)
    joint = play.table.joint
    assert joint is not None and joint.terms.pledges[1:] == pledges[1:]
    assert joint.terms.draw == Draw(play.table.header.id, (), play.table.commitment)


def test_the_next_corpus_holds_deals_that_all_have_drawn() -> None:
    drawn = list(drawn_tables())
    over = 0
    for header, entries in drawn:
        table = Table(header)
        table.add(entries)
        assert table.joint is not None and table.seed == table.joint.seed
        if table.status is Status.OVER:
            over += 1
            assert verify(table.record()).scores
    assert len(drawn) == 10 and over == 2

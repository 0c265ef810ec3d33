"""Coming together: seats drawn, left, handed over and taken back, another host, another game."""

import pytest
from tests.server.hubs import Reader
from tests.server.plays import CHOSEN, CITIES, HOST, NAMES, RIDE, TOKENS, Play, begun, finished, opened

from tabletown.between_two_cities.cardboard.seating import draw_numbers
from tabletown.core.errors import BadRecord
from tabletown.core.record import format_record, parse_record, verify
from tabletown.core.seat import Seat
from tabletown.server.live import log
from tabletown.server.live.about import table_info
from tabletown.server.live.absence import HOST_SECONDS, watch_host
from tabletown.server.live.listener import Posted
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.log import LogEntry
from tabletown.server.live.rematch import rematch_of
from tabletown.server.live.seats import offered_to
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Arrive
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Manners
from tabletown.server.wire.protocol import Accepted, Rejected, Sitter, Status, Why


def test_seats_are_drawn_by_cards_from_the_seed_of_the_table() -> None:
    play = opened(manners=Manners())
    play.ask(requests.Start("n"), HOST)
    table = play.table
    cards = draw_numbers(3, table.header.seed)
    assert table.cards == tuple(sorted(cards))
    assert [chair.name for chair in table.chairs] == [name for _, name in sorted(zip(cards, NAMES, strict=True))]
    assert [seat.card for seat in table_info(table, play.picture, set()).seats] == sorted(cards)
    assert play.notices == ["told-seats-drawn"]
    # What was stored gives the same table, and what was said before goes along with its speaker.
    again = Table(table.header)
    again.add(
        [LogEntry(number, 0.0, log.Sat(number - 1, NAMES[number - 1], TOKENS[number - 1])) for number in (1, 2, 3)]
    )
    again.apply(LogEntry(4, 0.0, log.LineSaid(1, "hi", "")))
    drawn = tuple(sorted(range(3), key=cards.__getitem__))
    again.add([LogEntry(5, 0.0, log.SeatsDrawn(drawn, table.cards)), LogEntry(6, 0.0, log.Started())])
    assert again.chairs[again.chat[0].seat].name == "Béla" and again.state == table.state


def test_the_cards_are_in_the_record_and_verified() -> None:
    play = finished(Manners())
    record = play.table.record()
    text = format_record(record)
    assert f"cards: {' '.join(map(str, play.table.cards))}\n" in text
    assert parse_record(text) == record and verify(parse_record(text)).scores
    other = text.replace(f"cards: {play.table.cards[0]} ", f"cards: {play.table.cards[0] + 20} ")
    with pytest.raises(BadRecord, match="seating cards") as found:
        verify(parse_record(other))
    assert found.value.line == 1 + other.split("\n").index(next(line for line in other.split("\n") if "cards:" in line))


@pytest.mark.parametrize(
    ("game", "manners", "people"), [(CITIES, CHOSEN, 3), (CITIES, Manners(), 1), (RIDE, Manners(), 3)]
)
def test_nothing_is_drawn_where_nobody_wishes_it(game: str, manners: Manners, people: int) -> None:
    play = begun(game, manners, people)
    assert play.table.cards == () and play.table.chairs[0].name == "Anna" and play.notices == []


# ---- the lobby


def test_the_host_changes_the_number_of_seats() -> None:
    play = opened(people=2, seats=5)
    for seat in (2, 3, 4):
        play.ask(requests.Free("n", seat), HOST)
    play.ask(requests.Leave("n", 0), TOKENS[0])
    play.table.apply(LogEntry(play.table.version + 1, 0.0, log.Sat(4, "Cili", TOKENS[2])))
    play.ask(requests.Say("n", 4, "hello"), TOKENS[2])
    assert play.refused(requests.Resize("n", 2), TOKENS[1]) is Why.NOT_HOST
    assert play.refused(requests.Resize("n", 1), HOST) is Why.SEATS_TAKEN
    assert play.refused(requests.Resize("n", 9), HOST) is Why.BAD_SETUP
    play.ask(requests.Resize("n", 2), HOST)
    assert [chair.name for chair in play.table.chairs] == ["Béla", "Cili"]
    assert play.table.chat[0].seat == 1 and play.table.changes.everything
    play.ask(requests.Resize("n", 4), HOST)
    assert [chair.sitter for chair in play.table.chairs[2:]] == [Sitter.NOBODY, Sitter.NOBODY]
    play.ask(requests.Resize("n", 2), HOST)
    play.ask(requests.Start("n"), HOST)
    assert play.table.record().seats == 2 and len(play.turn().to_act) == 2
    assert play.refused(requests.Resize("n", 3), HOST) is Why.STARTED


def test_a_name_is_changed_without_standing_up() -> None:
    play = opened()
    play.ask(requests.Rename("n", 1, "  Bea "), TOKENS[1])
    assert play.table.chairs[1].name == "Bea" and play.notices == []
    assert play.refused(requests.Rename("n", 1, "Eve"), TOKENS[0]) is Why.NOT_YOUR_SEAT
    assert play.refused(requests.Rename("n", 1, "\u200b"), TOKENS[1]) is Why.BAD_NAME
    who = table_info(play.table, play.picture, set()).seats[1].who
    play.ask(requests.Start("n"), HOST)
    play.ask(requests.Rename("n", 1, "Béla"), TOKENS[1])
    assert play.notices == ["told-renamed"]
    # Whoever mutes somebody mutes the person, whatever she is called.
    assert who == table_info(play.table, play.picture, set()).seats[1].who != ""
    assert TOKENS[1] not in who


# ---- leaving and coming back


def test_whoever_leaves_is_played_for_and_may_come_back() -> None:
    play = begun()
    play.ask(requests.Leave("n", 1), TOKENS[1])
    chair = play.table.chairs[1]
    assert chair.bot is not None and play.notices == ["told-bot-plays"]
    assert play.refused(requests.Submit("n", 1, play.table.version, "x"), TOKENS[1]) is Why.NOT_YOUR_SEAT
    assert offered_to(play.table, frozenset([TOKENS[1]])) == (1,)
    assert offered_to(play.table, frozenset([TOKENS[0]])) == ()
    assert play.refused(requests.TakeBack("n", 1), TOKENS[0]) is Why.NOT_YOUR_SEAT
    play.ask(requests.TakeBack("n", 1), TOKENS[1])
    assert (play.table.chairs[1].name, play.table.chairs[1].sitter) == ("Béla", Sitter.PERSON)
    assert play.notices == ["told-bot-plays", "told-sits-down"]
    assert offered_to(play.table, frozenset([TOKENS[1]])) == ()
    play.move(1)


def test_a_seat_that_the_host_gave_to_a_bot_is_offered_back() -> None:
    play = begun()
    play.ask(requests.Fill("n", 2, "random"), HOST)
    play.ask(requests.Fill("n", 2, "greedy"), HOST)
    assert play.notices == ["told-bot-plays"]
    assert offered_to(play.table, frozenset([TOKENS[2]])) == (2,)
    play.ask(requests.Free("n", 2), HOST)
    play.ask(requests.TakeBack("n", 2), TOKENS[2])
    assert play.table.chairs[2].name == "Cili"
    # Given to somebody else, it is nobody's to take back.
    play.ask(requests.Fill("n", 2, "random"), HOST)
    play.ask(requests.Reissue("n", 2, "Dani"), HOST)
    play.ask(requests.AnswerHandover("n", 2, agree=True), TOKENS[2])
    given = play.ask(requests.Reissue("n", 2, "Dani"), HOST)
    assert given.token and play.refused(requests.TakeBack("n", 2), TOKENS[2]) is Why.NOT_YOUR_SEAT


def test_whoever_leaves_agrees_that_somebody_else_gets_the_seat() -> None:
    play = begun(people=2)
    play.ask(requests.Leave("n", 1), TOKENS[1])
    given = play.ask(requests.Reissue("n", 1, "Dani"), HOST)
    # Nobody else is there to be asked; all are told all the same, and the log says whose yes it was.
    assert given.token and play.table.chairs[1].name == "Dani"
    assert play.notices == ["told-bot-plays", "told-handover-asked", "told-sits-down"]
    assert play.refused(requests.TakeBack("n", 1), TOKENS[1]) is Why.NOT_YOUR_SEAT
    # The newcomer has not left: her seat is hers.
    play.ask(requests.Fill("n", 1, "random"), HOST)
    play.ask(requests.Reissue("n", 1, "Eve"), HOST)
    assert play.refused(requests.Reissue("n", 1, "Eve"), HOST) is Why.CONSENT


def test_whoever_comes_back_has_taken_her_yes_back() -> None:
    play = begun(people=2)
    play.ask(requests.Leave("n", 1), TOKENS[1])
    play.ask(requests.Fill("n", 1, "greedy"), HOST)
    play.ask(requests.Free("n", 1), HOST)
    assert play.table.chairs[1].given_up
    play.ask(requests.TakeBack("n", 1), TOKENS[1])
    play.ask(requests.Fill("n", 1, "random"), HOST)
    play.ask(requests.Reissue("n", 1, "Dani"), HOST)
    assert play.table.chairs[1].bot == "random" and play.refused(requests.Reissue("n", 1, "Dani"), HOST) is Why.CONSENT


def test_a_guest_hands_her_own_seat_over_by_a_link() -> None:
    play = begun()
    assert play.refused(requests.Reissue("n", 0, "Dani"), TOKENS[1]) is Why.NOT_YOUR_SEAT
    given = play.ask(requests.Reissue("n", 1, "Dani"), TOKENS[1])
    assert play.table.chairs[1].token == hash_token(given.token) and play.table.chairs[1].name == "Dani"
    assert play.notices == ["told-sits-down"]
    assert play.refused(requests.Leave("n", 1), TOKENS[1]) is Why.NOT_YOUR_SEAT


# ---- the host is gone


def test_somebody_else_becomes_the_host_when_the_host_has_been_away() -> None:
    play = begun()
    live = LiveTable(play.table)
    host, guest = Reader("the host's own token"), Reader("seat of Béla")
    for reader in (host, guest):
        live.presence.guests.add(reader)
        live.inbox.append(Posted(requests.Hello("h", play.table.header.id), reader))
    live.work(10.0)
    live.tell(10.0)
    assert not watch_host(live, 10.0)
    live.presence.leave(host, 20.0)
    assert not watch_host(live, 10.0 + HOST_SECONDS - 1)

    def preside(nonce: str) -> object:
        live.inbox.append(Posted(requests.Preside(nonce, 1), guest))
        live.work(99.0)
        live.tell(99.0)
        return next(one for one in guest.told if isinstance(one, Accepted | Rejected) and one.nonce == nonce)

    early = preside("early")
    assert isinstance(early, Rejected) and early.why is Why.HOST_THERE
    assert watch_host(live, 10.0 + HOST_SECONDS) and live.presence.host_seen == 10.0
    live.tell(99.0)
    assert b'"host_away":true' in b"".join(frame for frame in guest.told if isinstance(frame, bytes))
    assert isinstance(preside("now"), Accepted)
    assert play.notices == ["told-new-host"] and not watch_host(live, 99.0)
    # The guest is told everything anew, and is the host in it; the old host is not any more.
    assert b'"host":true' in next(frame for frame in reversed(guest.told) if isinstance(frame, bytes))
    play.ask(requests.Fill("n", 2, "random"), TOKENS[1])
    assert play.refused(requests.Fill("n", 2, "random"), HOST) is Why.NOT_HOST
    # The role goes with the seat that it hangs on.
    given = play.ask(requests.Reissue("n", 1, "Dani"), TOKENS[1])
    play.ask(requests.Fill("n", 2, "greedy"), hash_token(given.token))


# ---- another game


def test_a_rematch_waits_for_those_who_come() -> None:
    play = finished()
    play.table.apply(LogEntry(play.table.version + 1, 2.0, log.LineSaid(1, "well played", "")))
    header, entries = rematch_of(play.table, frozenset([TOKENS[1]]), 3.0)
    again = Play(Table(header))
    again.table.add(entries)
    table = again.table
    assert again.status() is Status.OPEN and header.seed != play.table.header.seed
    assert [seat.awaited for seat in table_info(table, again.picture, set()).seats] == [True, False, True]
    # Whoever asked for it looks after it.
    assert table.host == TOKENS[1]
    # Talk survives, under the names that people had.
    (line,) = table.chat
    assert (line.text, line.name, line.seat) == ("well played", "Béla", -1) and line.version < 0 and line.who
    assert again.refused(requests.Start("n"), TOKENS[1]) is Why.SEATS_EMPTY
    again.ask(Arrive(TOKENS[0], came=True))
    assert again.status() is Status.OPEN and not table.chairs[0].awaited
    again.ask(Arrive(TOKENS[2], came=False))
    assert table.chairs[2].sitter is Sitter.NOBODY and again.notices == ["told-plays-no-more"]
    again.ask(requests.Resize("n", 2), TOKENS[1])
    again.ask(requests.Start("n"), TOKENS[1])
    assert again.status() is Status.RUNNING


def test_a_rematch_begins_when_the_last_has_come_and_seats_are_drawn_anew() -> None:
    play = finished(Manners())
    header, entries = rematch_of(play.table, frozenset([TOKENS[0], HOST]), 3.0)
    again = Play(Table(header))
    again.table.add(entries)
    again.ask(Arrive(TOKENS[2], came=True))
    assert again.status() is Status.OPEN and again.table.host == HOST
    again.ask(Arrive(TOKENS[1], came=True))
    assert again.status() is Status.RUNNING
    assert again.table.cards == tuple(sorted(draw_numbers(3, header.seed)))


def test_a_rematch_against_bots_alone_begins_at_once() -> None:
    play = begun(people=1)
    while play.table.to_act:
        seat = int(min(play.table.to_act))
        move = play.table.game.format_move(play.table.game.legal_moves(play.table.state, Seat(seat))[0])
        play.table.apply(LogEntry(play.table.version + 1, 1.0, log.MovePlayed(seat, move)))
    header, entries = rematch_of(play.table, frozenset([TOKENS[0]]), 3.0)
    again = Table(header)
    again.add(entries)
    assert again.status is Status.RUNNING

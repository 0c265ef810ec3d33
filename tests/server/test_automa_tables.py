"""Tables with Automas over real sockets: two people on two devices, and alone in both modes."""

import asyncio

import pytest

from tabletown.core.record import parse_record, verify
from tabletown.server.wire import requests
from tabletown.testing.server_harness import Server, accepted, fill_and_start, play_to_the_end


def test_two_people_and_an_automa_on_two_devices(server: Server) -> None:
    async def play() -> None:
        table = server.open(2, options={"automa": "third"})
        tokens = [table.sit(name) for name in ("Ann", "Ben")]
        async with table.player(tokens[0], table.host) as ann, table.player(tokens[1]) as ben:
            await accepted(ann, requests.Start(ann.nonce()))
            await asyncio.gather(*(play_to_the_end(who, str(n)) for n, who in enumerate((ann, ben))))
        record = parse_record(table.record().text)
        assert dict(record.options) == {"automa": "third"}
        assert len(verify(record).scores) == 3

    asyncio.run(play())


@pytest.mark.parametrize("options", [{"automa": "simple", "level": 2}, {"automa": "full", "civics": True}], ids=str)
def test_alone_against_the_automas(server: Server, options: dict[str, object]) -> None:
    async def play() -> None:
        table = server.open(1, options=options)
        async with table.player(table.sit(), table.host) as ann:
            await fill_and_start(ann, range(1, 1))
            await play_to_the_end(ann)
        assert len(verify(parse_record(table.record().text)).scores) == 3

    asyncio.run(play())

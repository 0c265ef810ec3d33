import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from './protocol.ts';
import { Connection, type Hooks, type Link, type Wire } from './socket.ts';

/** A line whose other end is the test. */
class TestWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose?.();
  }

  answer(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: TestWire[];
let links: Link[];
let connection: Connection;

const last = (): TestWire => wires.at(-1) as TestWire;
const submits = (wire: TestWire): ClientMessage[] => wire.sent.filter((message) => message.t === 'submit');

function welcome(): void {
  last().onopen?.();
  last().answer({ t: 'sync' });
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  const hooks: Hooks = {
    hello: () => ({ table: 'abcdefgh', tokens: [], language: 'en', seen: null }),
    message: () => undefined,
    link: (link) => links.push(link),
    lag: () => undefined,
    wire: () => {
      wires.push(new TestWire());
      return last();
    },
  };
  connection = new Connection(hooks);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('Connection', () => {
  it('says hello first and sends the rest after the sync', () => {
    void connection.send({ t: 'submit', seat: 0, version: 1, move: 'choose S S' });
    last().onopen?.();
    expect(last().sent.map((message) => message.t)).toEqual(['hello']);
    last().answer({ t: 'sync' });
    expect(submits(last())).toHaveLength(1);
  });

  it('comes back by itself and repeats what was not answered, with the same nonce', async () => {
    welcome();
    const answer = connection.send({ t: 'submit', seat: 0, version: 1, move: 'choose S S' });
    const [first] = submits(last());
    last().close();
    expect(links.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(wires).toHaveLength(2);
    welcome();
    expect(submits(last())).toEqual([first]);
    last().answer({ t: 'accepted', nonce: first?.nonce ?? '', version: 2 });
    expect((await answer).t).toBe('accepted');
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    welcome();
    expect(submits(last())).toEqual([]);
    expect(links.at(-1)).toBe('open');
  });

  it('gives a silent line up', async () => {
    welcome();
    await vi.advanceTimersByTimeAsync(9000);
    expect(links.at(-1)).toBe('lost');
  });

  it('says soon that a wish is not answered, and gives the line up without waiting for a ping', async () => {
    welcome();
    const ping = last().sent.find((message) => message.t === 'ping');
    last().answer({ t: 'accepted', nonce: ping?.nonce ?? '', version: 1 });
    void connection.send({ t: 'submit', seat: 0, version: 1, move: 'choose S S' });
    await vi.advanceTimersByTimeAsync(1600);
    expect(links.at(-1)).toBe('late');
    last().answer({ t: 'accepted', nonce: submits(last())[0]?.nonce ?? '', version: 2 });
    expect(links.at(-1)).toBe('open');
    void connection.send({ t: 'submit', seat: 0, version: 2, move: 'choose S S' });
    await vi.advanceTimersByTimeAsync(8100);
    expect(links.at(-1)).toBe('lost');
  });

  it('is lost at once where the device is offline, and sends its wishes when it is back', async () => {
    welcome();
    connection.giveUp();
    expect(links.at(-1)).toBe('lost');
    void connection.send({ t: 'submit', seat: 0, version: 1, move: 'choose S S' });
    await vi.advanceTimersByTimeAsync(1000);
    welcome();
    expect(submits(last())).toHaveLength(1);
  });

  it('waits longer after every failure, but never for minutes', async () => {
    for (let failures = 0; failures < 8; failures += 1) {
      last().close();
      await vi.advanceTimersByTimeAsync(10_100);
    }
    expect(wires).toHaveLength(9);
  });

  it('does not come back after it was closed', async () => {
    welcome();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });
});

// One connection to a table: comes back by itself, sends again what was not answered, and measures the lag.
import type { Accepted, ClientMessage, Hello, Rejected, Seated, ServerMessage } from './protocol.ts';

export type Answer = Accepted | Seated | Rejected;
/** `late`: the line looks open, but what was asked is not answered. */
export type Link = 'connecting' | 'open' | 'late' | 'lost';

/** A request without the nonce, which the connection adds. */
export type Unsigned<M extends ClientMessage = Exclude<ClientMessage, Hello>> = M extends unknown ? Omit<M, 'nonce'> : never;

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hooks {
  /** Made anew for every connection: the last version seen changes. */
  hello(): Omit<Hello, 'nonce' | 't'>;
  message(message: ServerMessage): void;
  link(link: Link): void;
  lag(milliseconds: number): void;
  wire(): Wire;
}

const PING_EVERY = 10_000;
const SILENCE = 8_000;
/** So long nobody is told that an answer takes its time. */
const PATIENCE = 1_500;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

interface Pending {
  readonly message: ClientMessage;
  readonly answer: (answer: Answer) => void;
  /** The page asked for it, not the player: nobody else is told of the answer. */
  readonly quiet: boolean;
}

export class Connection {
  private wire: Wire | null = null;
  private ready = false;
  private tries = 0;
  private stopped = false;
  private late = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private worry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly hooks: Hooks) {}

  open(): void {
    this.stopped = false;
    this.connect();
    this.pinger ??= setInterval(() => this.ping(), PING_EVERY);
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    this.calm();
    clearInterval(this.pinger);
    this.wire?.close();
    this.wire = null;
  }

  /** Answered for certain, however often the line breaks in between: the nonce keeps it from being done twice. */
  send(message: Unsigned, quiet = false): Promise<Answer> {
    const signed = { ...message, nonce: newNonce() } as ClientMessage;
    return new Promise((answer) => {
      this.pending.set(signed.nonce, { message: signed, answer, quiet });
      if (!this.ready) return;
      this.write(signed);
      this.expectAnswer();
      // Nobody waits for a ping.
      if (message.t !== 'ping') this.worry ??= setTimeout(() => this.worried(), PATIENCE);
    });
  }

  /** Ask for everything once more. */
  greetAgain(): void {
    if (this.ready) this.greet();
  }

  /** Try at once: the device says that it is online again. */
  hurry(): void {
    if (this.stopped || this.wire !== null) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** The device says that it is offline: nothing will come on this line, though it looks open. */
  giveUp(): void {
    const wire = this.wire;
    if (wire === null) return;
    wire.close();
    this.lost(wire);
  }

  private connect(): void {
    const wire = this.hooks.wire();
    this.wire = wire;
    this.hooks.link(this.tries === 0 ? 'connecting' : 'lost');
    wire.onopen = () => this.greet();
    wire.onmessage = (event) => this.read(String(event.data));
    wire.onclose = () => this.lost(wire);
  }

  private greet(): void {
    this.write({ t: 'hello', nonce: newNonce(), ...this.hooks.hello() });
    this.expectAnswer();
  }

  private read(text: string): void {
    this.calm();
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'sync') this.welcome();
    if ((message.t === 'accepted' || message.t === 'seated' || message.t === 'rejected') && message.nonce !== null) {
      const pending = this.pending.get(message.nonce);
      this.pending.delete(message.nonce);
      pending?.answer(message);
      if (pending?.quiet === true) return;
    }
    this.hooks.message(message);
  }

  private welcome(): void {
    if (this.ready) return;
    this.ready = true;
    this.tries = 0;
    this.hooks.link('open');
    for (const { message } of this.pending.values()) this.write(message);
    this.ping();
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire) return;
    this.wire = null;
    this.ready = false;
    this.calm();
    if (this.stopped) return;
    this.hooks.link('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    // Not all at once: after a restart of the server every page comes back.
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private ping(): void {
    if (!this.ready) return;
    const sent = performance.now();
    void this.send({ t: 'ping' }).then(() => this.hooks.lag(performance.now() - sent));
  }

  /** A line that swallows everything looks open: after a silence it is given up. */
  private expectAnswer(): void {
    this.watch ??= setTimeout(() => this.giveUp(), SILENCE);
  }

  private worried(): void {
    this.late = true;
    this.hooks.link('late');
  }

  private calm(): void {
    clearTimeout(this.watch);
    clearTimeout(this.worry);
    this.watch = this.worry = undefined;
    if (this.late && this.ready) this.hooks.link('open');
    this.late = false;
  }

  private write(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }
}

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

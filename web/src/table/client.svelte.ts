// A table as the page uses it: the headless state kept up to date, and everything a player can ask for.
import { socketAddress } from '../api.ts';
import { keepSeat, keepTable, keptTable, tokensOf } from '../device.ts';
import type { Rejected } from '../protocol.ts';
import { Connection, type Answer, type Link, type Unsigned, type Wire } from '../socket.ts';
import { NOTHING, receive, type HeadlessState } from '../state.ts';
import { words } from '../words.svelte.ts';

export class TableClient {
  state = $state.raw<HeadlessState>(NOTHING);
  link = $state<Link>('connecting');
  /** Milliseconds to the server and back; null until measured. */
  lag = $state<number | null>(null);
  /** Why the last wish was refused, in the reader's language. */
  refusal = $state('');
  /** There is no such table, or no such server. */
  missing = $state(false);
  private pending = $state(0);
  private readonly connection: Connection;
  private waiting: { version: number; resolve: () => void }[] = [];

  constructor(readonly id: string) {
    this.connection = new Connection({
      hello: () => this.hello(),
      message: (message) => {
        this.state = receive(this.state, message);
        this.waiting.filter(({ version }) => version <= this.state.version).forEach(({ resolve }) => resolve());
        this.waiting = this.waiting.filter(({ version }) => version > this.state.version);
        // The end comes as an update like any other, and people come and go.
        if (message.t === 'sync' || (message.t === 'update' && message.table !== undefined)) this.remember();
        if (message.t === 'update' && this.state.missed) this.connection.greetAgain();
        if (message.t === 'rejected') this.refused(message);
      },
      link: (link) => (this.link = link),
      lag: (milliseconds) => (this.lag = milliseconds),
      wire: () => new WebSocket(socketAddress()) as unknown as Wire,
    });
  }

  /** A wish is on its way, or what it changed is not shown yet. */
  get busy(): boolean {
    return this.pending > 0;
  }

  open(): () => void {
    const hurry = (): void => this.connection.hurry();
    this.connection.open();
    const giveUp = (): void => this.connection.giveUp();
    addEventListener('online', hurry);
    addEventListener('offline', giveUp);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('offline', giveUp);
      document.removeEventListener('visibilitychange', hurry);
      this.connection.close();
    };
  }

  async send(message: Unsigned): Promise<Answer> {
    this.pending += 1;
    this.refusal = '';
    const answer = await this.connection.send(message);
    this.pending -= 1;
    // A link that the host issues anew is somebody else's: only whoever sits down keeps the seat on this device.
    if (answer.t === 'seated' && message.t === 'sit') this.seated(answer.seat, answer.token, message.name);
    return answer;
  }

  /** Answered when the table shows the move: until then nothing else should be picked. */
  async submit(seat: number, move: string): Promise<Answer> {
    this.pending += 1;
    const answer = await this.send({ t: 'submit', seat, version: this.state.version, move });
    if (answer.t === 'accepted') await this.reached(answer.version);
    this.pending -= 1;
    return answer;
  }

  private reached(version: number): Promise<void> {
    if (this.state.version >= version) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ version, resolve }));
  }

  private hello(): { table: string; tokens: readonly string[]; language: string; seen: number } {
    // Whoever comes wants to know all that has happened.
    const seen = Math.max(0, this.state.version);
    return { table: this.id, tokens: tokensOf(keptTable(this.id)), language: words.language, seen };
  }

  private remember(): void {
    const { table, you, host } = this.state;
    if (table === null) return;
    const known = keptTable(this.id);
    if (known === null && you.length === 0 && !host) return;
    const others = table.seats
      .map(({ name, bot, sitter }, number) => ({ seat: number, name, bot: bot !== null, sitter }))
      .filter(({ seat, sitter }) => sitter !== 'nobody' && !you.includes(seat))
      .map(({ seat, name, bot }) => ({ seat, name, bot }));
    keepTable(this.id, table.game, { over: table.status === 'over', others, mine: you });
  }

  private seated(seat: number, token: string, name: string): void {
    const table = this.state.table;
    if (table !== null) keepSeat(this.id, table.game, { seat, token, name });
  }

  private refused(message: Rejected): void {
    this.refusal = message.words;
    if (message.why === 'no-table') {
      this.missing = true;
      this.connection.close();
    }
  }
}

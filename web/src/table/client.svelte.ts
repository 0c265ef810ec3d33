// A table as the page uses it: the headless state kept up to date, and everything a player can ask for.
import { socketAddress } from '../api.ts';
import { keepSeat, keepTable, keptTable, tokensOf } from '../device.ts';
import { partsOf, type LogParts } from '../games.ts';
import { Pace } from '../pace.ts';
import type { Rejected, ServerMessage, Update, Why } from '../protocol.ts';
import { Connection, type Answer, type Link, type Unsigned, type Wire } from '../socket.ts';
import { isStopped, NOTHING, receive, type HeadlessState } from '../state.ts';
import { wishes } from '../wishes.svelte.ts';
import { words } from '../words.svelte.ts';
import { isAct } from './story.ts';

/** Refusals after which it is no use to ask again. */
const SHUT: ReadonlySet<Why> = new Set<Why>(['other-rules', 'damaged', 'game-broken', 'no-such-game']);

/** Refusals after which there is nothing to look at, either. */
const GONE: ReadonlySet<Why> = new Set<Why>(['deleted', 'banned']);

/** Refusals that pass. */
const PASSING: ReadonlySet<Why> = new Set<Why>(['busy', 'too-fast', 'no-hello']);

export class TableClient {
  /** What is shown: a little behind the server while others act quickly. */
  state = $state.raw<HeadlessState>(NOTHING);
  /** The game has ended before the reader's eyes. */
  endedNow = $state(false);
  /** How many states wait to be shown. */
  behind = $state(0);
  link = $state<Link>('connecting');
  /** Milliseconds to the server and back; null until measured. */
  lag = $state<number | null>(null);
  /** Why the last wish was refused, in the reader's language. */
  refusal = $state('');
  /** How many wishes were sent. */
  wishes = $state(0);
  /** There is no such table, or no such server. */
  missing = $state(false);
  /** Why the table cannot be opened, if it cannot. */
  shut = $state('');
  private pending = $state(0);
  /** What the server said last. */
  private latest: HeadlessState = NOTHING;
  /** Moves on their way: until they are seen, nothing is shown slowly. */
  private moving = 0;
  private readonly pace: Pace;
  private readonly connection: Connection;
  private waiting: { version: number; resolve: () => void }[] = [];

  constructor(readonly id: string) {
    this.pace = new Pace({
      show: (state) => this.show(state),
      waiting: (count) => (this.behind = count),
      gap: () => (this.moving > 0 ? 0 : wishes.gapAt(this.latest.table?.manners.pace ?? 'calm')),
    });
    this.connection = new Connection({
      hello: () => this.hello(),
      message: (message) => {
        this.take(message);
        // The end comes as an update like any other, and people come and go.
        if (message.t === 'sync' || (message.t === 'update' && message.table !== undefined)) {
          this.remember();
          void this.giveShares();
        }
        if (message.t === 'update' && this.latest.missed) this.connection.greetAgain();
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
    const seen = (): void => {
      // Nobody looks: whoever comes back finds all of it.
      if (document.hidden) this.skip();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', hurry);
      removeEventListener('offline', giveUp);
      document.removeEventListener('visibilitychange', hurry);
      this.connection.close();
    };
  }

  async send(message: Unsigned): Promise<Answer> {
    this.pending += 1;
    this.wishes += 1;
    this.refusal = '';
    const answer = await this.connection.send(message);
    this.pending -= 1;
    // A link that the host issues anew is somebody else's: only whoever sits down keeps the seat on this device.
    if (answer.t === 'seated' && message.t === 'sit') this.seated(answer.seat, answer.token, message.name);
    return answer;
  }

  /** Answered when the table shows the move: until then nothing else should be picked. */
  async submit(seat: number, move: string): Promise<Answer> {
    this.skip();
    this.pending += 1;
    this.moving += 1;
    const answer = await this.send({ t: 'submit', seat, version: this.latest.version, move });
    if (answer.t === 'accepted') await this.reached(answer.version);
    this.moving -= 1;
    this.pending -= 1;
    return answer;
  }

  /** Wants one's last move back; asked of the table as it is, not as it is shown. */
  takeBack(seat: number): Promise<Answer> {
    this.skip();
    return this.send({ t: 'ask-undo', seat, version: this.latest.version });
  }

  /** Show all that others have done. */
  skip(): void {
    this.pace.flush();
  }

  /** Nothing moves away from under a finger. */
  hold(): void {
    this.pace.hold();
  }

  release(): void {
    this.pace.release();
  }

  private take(message: ServerMessage): void {
    const before = this.latest;
    this.latest = receive(before, message, this.log?.closing);
    if (this.latest === before) return;
    if (message.t === 'sync') this.skip();
    const { chat, table } = this.latest;
    if (chat !== this.state.chat && message.t === 'update') {
      // Talk is for now.
      this.state = { ...this.state, chat };
      this.pace.amend((state) => ({ ...state, chat }));
    }
    this.pace.push(this.latest, message.t === 'update' && this.isAct(message));
    // Others wait for an answer; and what was taken back need not be shown first.
    if (table?.undo != null || (message.t === 'update' && (message.undone?.length ?? 0) > 0)) this.skip();
  }

  private get log(): LogParts | undefined {
    return partsOf(this.latest.table?.game ?? '').log;
  }

  private isAct({ events = [] }: Update): boolean {
    return events.some((event) => isAct(event, this.log?.acts, this.latest.you));
  }

  private show(state: HeadlessState): void {
    if (this.state.table?.status === 'running' && state.table?.status === 'over') this.endedNow = true;
    this.state = state;
    this.waiting.filter(({ version }) => version <= state.version).forEach(({ resolve }) => resolve());
    this.waiting = this.waiting.filter(({ version }) => version > state.version);
  }

  private reached(version: number): Promise<void> {
    if (this.state.version >= version) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ version, resolve }));
  }

  private hello(): { table: string; tokens: readonly string[]; language: string; seen: number } {
    // Whoever comes wants to know all that has happened.
    const seen = Math.max(0, this.latest.version);
    return { table: this.id, tokens: tokensOf(keptTable(this.id)), language: words.language, seen };
  }

  private remember(): void {
    const { table, you, host } = this.latest;
    if (table === null) return;
    const known = keptTable(this.id);
    if (known === null && you.length === 0 && !host) return;
    const others = table.seats
      .map(({ name, bot, sitter }, number) => ({ seat: number, name, bot: bot !== null, sitter }))
      .filter(({ seat, sitter }) => sitter !== 'nobody' && !you.includes(seat))
      .map(({ seat, name, bot }) => ({ seat, name, bot }));
    keepTable(this.id, table.game, { over: table.status === 'over' || isStopped(table), others, mine: you });
  }

  /** This device's part in drawing the deal: by itself, for all seats that it holds. */
  private async giveShares(): Promise<void> {
    if (this.latest.table?.status !== 'open' || this.latest.you.length === 0) return;
    const { ownShares } = await import('../deal/own.ts');
    const { table, you } = this.latest;
    if (table === null) return;
    for (const wish of ownShares.wishes(table, you)) {
      void this.connection.send(wish, true).then((answer) => {
        if (answer.t !== 'rejected' || !PASSING.has(answer.why)) return;
        ownShares.forget(wish, this.id);
        setTimeout(() => void this.giveShares(), 1000);
      });
    }
  }

  private seated(seat: number, token: string, name: string): void {
    const table = this.state.table;
    if (table !== null) keepSeat(this.id, table.game, { seat, token, name });
  }

  private refused(message: Rejected): void {
    if (message.why === 'no-table') {
      this.missing = true;
      this.connection.close();
    } else if (GONE.has(message.why) || (SHUT.has(message.why) && this.state.table === null)) {
      this.shut = message.words;
      this.connection.close();
    } else this.refusal = message.words;
  }
}

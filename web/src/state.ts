// What a page knows of a table: plain data, no DOM. The server decides; this only keeps what it was told.
import type { ChatLine, Happening, Offer, Own, ServerMessage, Sync, TableInfo, TurnInfo, Update } from './protocol.ts';

/** Something that happened; `only` is the one seat that was told, null: everybody was. */
export interface News {
  readonly event: Happening;
  readonly only: number | null;
}

/** One thing in the log of a table, as it happened. */
export interface Line extends News {
  /** Counts what this page was told. */
  readonly id: number;
  /** The move was taken back. */
  readonly undone?: boolean;
}

/** Parts of a picture by name; what they hold is written in `games/<game>/types.ts`. */
export type Sections = Readonly<Record<string, unknown>>;

export interface OwnState {
  readonly sections: Sections;
  readonly moves: readonly Offer[];
}

export interface HeadlessState {
  /** -1: nothing has come yet. */
  readonly version: number;
  /** The number of the last message that was told to all. */
  readonly seq: number;
  /** A message was lost: everything has to be asked for again. */
  readonly missed: boolean;
  readonly table: TableInfo | null;
  readonly turn: TurnInfo;
  /** The seats that this connection holds. */
  readonly you: readonly number[];
  readonly host: boolean;
  readonly public: Sections;
  readonly own: Readonly<Record<number, OwnState>>;
  readonly chat: readonly ChatLine[];
  readonly phrases: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  /** Seats that were the reader's, where a bot plays now. */
  readonly offered: readonly number[];
  /** What the last message told, the reader's own events included. */
  readonly news: readonly News[];
  /** Grows with every message that told something new. */
  readonly newsNumber: number;
  /** All that was told, oldest first; of a game that was going on before one came, what all may know. */
  readonly story: readonly Line[];
}

export const NOTHING: HeadlessState = {
  version: -1,
  seq: 0,
  missed: false,
  table: null,
  turn: { to_act: [] },
  you: [],
  host: false,
  public: {},
  own: {},
  chat: [],
  phrases: {},
  bots: [],
  offered: [],
  news: [],
  newsNumber: 0,
  story: [],
};

/** More lines than any game has; a table that is played on and on must not fill the memory. */
const MOST_LINES = 1500;

/** Closed by the server's host, or damaged: one can look at it, and nothing more is done there. */
export function isStopped(table: TableInfo | null): boolean {
  return table !== null && (table.closed === true || table.damaged);
}

/** `closing`: types of what one seat alone is told, and what comes before all that its move brought for everybody. */
export function receive(state: HeadlessState, message: ServerMessage, closing: readonly string[] = []): HeadlessState {
  switch (message.t) {
    case 'sync':
      return rested(synced(state, message));
    case 'update':
      if (message.seq <= state.seq) return state;
      return message.seq === state.seq + 1 ? rested(updated(state, message, closing)) : { ...state, missed: true };
    case 'accepted':
    case 'seated':
    case 'rejected':
      return state;
  }
}

/** Whether one of the reader's seats is to act. */
export function isToAct(state: HeadlessState, seat: number | null): boolean {
  return seat !== null && state.turn.to_act.includes(seat);
}

export function section<T>(sections: Sections, name: string): T | null {
  return (sections[name] as T | undefined) ?? null;
}

function synced(state: HeadlessState, sync: Sync): HeadlessState {
  const own: Record<number, OwnState> = {};
  for (const one of sync.own) own[one.seat] = { sections: one.sections ?? {}, moves: one.moves ?? [] };
  const { version, seq, table, turn, you, host, chat, phrases, bots, offered = [] } = sync;
  const known = { version, seq, table, turn, you, host, chat, phrases, bots, offered };
  // Two greetings can be on their way at once, and the second answer brings again what the first one has told.
  const news = sync.news.filter(({ at }) => (at ?? Infinity) > state.version).map(toAll);
  // On coming, what went before is there to be read, and not news.
  const after = state.version < 0 ? { ...state, story: continued(state.story, news) } : told(state, news);
  return { ...after, ...known, missed: false, public: sync.public, own };
}

function updated(state: HeadlessState, update: Update, closing: readonly string[]): HeadlessState {
  const owns = update.own ?? [];
  const secrets = owns.flatMap(({ seat, events }) => (events ?? []).map((event) => ({ event, only: seat })));
  return {
    ...told(without(state, update.undone), inOrder((update.events ?? []).map(toAll), secrets, closing)),
    version: update.version,
    seq: update.seq,
    table: update.table ?? state.table,
    turn: update.turn ?? state.turn,
    public: merged(state.public, update.public),
    own: owns.reduce(withOwn, state.own),
    chat: update.chat === undefined ? state.chat : [...state.chat, ...update.chat.filter((line) => isNew(state, line))],
  };
}

/** As it happened: what closes a turn comes after the move that ended it, and before whatever that began. */
function inOrder(all: readonly News[], secrets: readonly News[], closing: readonly string[]): readonly News[] {
  const closes = ({ event }: News): boolean => closing.includes(event.type);
  const found = [...all, ...secrets.filter((one) => !closes(one))];
  for (const one of secrets.filter(closes).toReversed()) found.splice(found.findIndex(({ event }) => event.at === one.event.at) + 1, 0, one);
  return found;
}

/** Where nobody plays on, nobody is waited for, nothing is offered and nobody is asked. */
function rested(state: HeadlessState): HeadlessState {
  if (state.table === null || !isStopped(state.table)) return state;
  const table = { ...state.table, undo: null, handover: null, proposals: [], waits: [], host_away: false };
  const own = Object.fromEntries(Object.entries(state.own).map(([seat, { sections }]) => [seat, { sections, moves: [] }]));
  return { ...state, table, own, offered: [], turn: { to_act: [] } };
}

/** The log keeps what was taken back, and says so. */
function without(state: HeadlessState, undone: readonly number[] | undefined): HeadlessState {
  if (undone === undefined || undone.length === 0) return state;
  const story = state.story.map((line) => (undone.includes(line.event.at ?? 0) ? { ...line, undone: true } : line));
  return { ...state, story };
}

function toAll(event: Happening): News {
  return { event, only: null };
}

function told(state: HeadlessState, news: readonly News[]): HeadlessState {
  if (news.length === 0) return state;
  return { ...state, news, newsNumber: state.newsNumber + 1, story: continued(state.story, news) };
}

function continued(story: readonly Line[], news: readonly News[]): readonly Line[] {
  const next = (story.at(-1)?.id ?? 0) + 1;
  return [...story, ...news.map((one, index) => ({ ...one, id: next + index }))].slice(-MOST_LINES);
}

function isNew(state: HeadlessState, line: ChatLine): boolean {
  return !state.chat.some((known) => known.version === line.version);
}

function withOwn(known: Readonly<Record<number, OwnState>>, own: Own): Readonly<Record<number, OwnState>> {
  const before = known[own.seat] ?? { sections: {}, moves: [] };
  const moves = own.moves ?? before.moves;
  return { ...known, [own.seat]: { sections: merged(before.sections, own.sections), moves } };
}

/** A part that is sent replaces the one of the same name; null takes it away. */
export function merged(before: Sections, changes: Sections | undefined): Sections {
  if (changes === undefined) return before;
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, part]) => part !== null));
}

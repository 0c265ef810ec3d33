// What this device keeps: the player's name, her seats at tables (their tokens are the seats), and her wishes.
import type { PaceRule } from './protocol.ts';

export interface KeptSeat {
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly host: string | null;
  readonly seats: readonly KeptSeat[];
  /** Milliseconds since 1970 of the last visit. */
  readonly visited: number;
  readonly over: boolean;
  /** Who else sat there when it was seen last: tables are told apart by their company. */
  readonly others?: readonly Other[];
  /** The seats that this device had there when it was seen last. */
  readonly mine?: readonly number[];
}

export interface Other {
  readonly seat: number;
  readonly name: string;
  readonly bot: boolean;
}

export type Theme = 'light' | 'dark' | 'auto';

interface KeptOnDevice {
  readonly name: string;
  readonly language: string | null;
  readonly theme: Theme;
  readonly sound: boolean;
  /** How what others do is shown; null: as the table agreed. */
  readonly pace: PaceRule | null;
  readonly coordinates: boolean;
  readonly tables: readonly KeptTable[];
  /** Whom nobody on this device wants to hear, by `SeatInfo.who`. */
  readonly muted: readonly string[];
}

const KEY = 'tabletown';
const MOST_TABLES = 50;
const EMPTY: KeptOnDevice = {
  name: '',
  language: null,
  theme: 'auto',
  sound: false,
  pace: null,
  coordinates: false,
  tables: [],
  muted: [],
};

export function kept(): KeptOnDevice {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<KeptOnDevice>) };
  } catch {
    return EMPTY;
  }
}

export function keep(changes: Partial<KeptOnDevice>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...changes }));
  } catch {
    // A full or closed store: the game goes on, only this device will not remember.
  }
}

export function keptTable(id: string): KeptTable | null {
  return kept().tables.find((table) => table.id === id) ?? null;
}

export function keepTable(id: string, game: string, changes: Partial<KeptTable>): KeptTable {
  const before = keptTable(id) ?? { id, game, host: null, seats: [], visited: 0, over: false };
  const after = { ...before, game: game || before.game, ...changes, visited: Date.now() };
  keep({ tables: [after, ...kept().tables.filter((table) => table.id !== id)].slice(0, MOST_TABLES) });
  return after;
}

export function keepSeat(id: string, game: string, seat: KeptSeat): KeptTable {
  const others = keptTable(id)?.seats.filter((one) => one.seat !== seat.seat && one.token !== seat.token) ?? [];
  return keepTable(id, game, { seats: [...others, seat] });
}

/** The same seats, and the host's role, at the table of the rematch. */
export function keepAlong(id: string, next: string): void {
  const known = keptTable(id);
  if (known === null) return;
  keepTable(next, known.game, { host: known.host, seats: known.seats, over: false });
}

export function forgetTable(id: string): void {
  keep({ tables: kept().tables.filter((table) => table.id !== id) });
}

/** Every token this device has for a table, the host's included. */
export function tokensOf(table: KeptTable | null): readonly string[] {
  if (table === null) return [];
  return [...(table.host === null ? [] : [table.host]), ...table.seats.map((seat) => seat.token)];
}

/** Half-made choices live through a reload, but not longer than the tab. */
export function draft<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(`draft/${name}`) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`draft/${name}`);
    else sessionStorage.setItem(`draft/${name}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}

/** A seat's secret, made here: if the answer to sitting down is lost, asking again brings the same seat. */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

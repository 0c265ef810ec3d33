// Opening a table: seats for the people of this device, and a plan for the others.
import { openTable, takeSeat } from './api.ts';
import { keepSeat, keepTable } from './device.ts';
import type { Clock, Manners, Visibility } from './protocol.ts';
import { router } from './router.svelte.ts';
import { makePlan } from './table/plan.ts';
import { words } from './words.svelte.ts';

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  /** The people on this device, in the order of their seats. */
  readonly names: readonly string[];
  /** Fills all other seats at once; null: friends are awaited. */
  readonly bot: string | null;
  readonly visibility: Visibility;
  readonly clock: Clock | null;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly manners?: Manners;
}

/** Goes to the table. Raises Refused. */
export async function open({ game, seats, names, bot, visibility, clock, options = {}, manners = {} }: TableWish): Promise<string> {
  const opened = await openTable({ game, seats, language: words.language, visibility, clock, options, manners });
  keepTable(opened.table, game, { host: opened.host });
  for (const name of names) {
    const taken = await takeSeat(opened.table, { name, draws: true });
    keepSeat(opened.table, game, { seat: taken.seat, token: taken.token, name });
  }
  if (bot !== null) makePlan(opened.table, { bot });
  router.go({ page: 'table', id: opened.table });
  return opened.table;
}

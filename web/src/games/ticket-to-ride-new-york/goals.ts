// Where tickets lead: every end of them, with the numbers by which list and map tell them apart.
import type { Stop, TicketPicture } from './types.ts';

export interface Goal {
  readonly number: number;
  readonly done: boolean;
}

/** By place: the tickets that begin or end there, in the order of the list. One that cannot be done any more leads nowhere. */
export function goalsOf(tickets: readonly TicketPicture[]): ReadonlyMap<Stop, readonly Goal[]> {
  const found = new Map<Stop, readonly Goal[]>();
  tickets.forEach(({ ends, done, open }, index) => {
    if (!done && !open) return;
    for (const end of ends) found.set(end, [...(found.get(end) ?? []), { number: index + 1, done }]);
  });
  return found;
}

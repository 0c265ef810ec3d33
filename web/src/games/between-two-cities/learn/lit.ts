// Which squares a lesson lights: of what was laid last, or where a tile would bring most by what was sent.
import type { News } from '../../../state.ts';
import type { Placement } from '../moves.ts';

/** By city. */
export type Lit = ReadonlyMap<number, ReadonlySet<string>>;

export const NONE: Lit = new Map();

export interface Laying {
  readonly city: number;
  readonly tile: string;
  readonly square: string;
}

/** The tile that a seat has laid, if it is among the news: among people, or at a table with Automas. */
export function placedIn(news: readonly News[], seat: number): Laying | null {
  for (const { event } of news) {
    if (event.type !== 'Placed' && event.type !== 'Built') continue;
    const parts = event.parts as Laying & { readonly seat: number };
    if (parts.seat === seat) return parts;
  }
  return null;
}

/** Where a tile adds most in each city. */
export function bestSquares(placements: readonly Placement[], tile: string, cities: readonly number[]): Lit {
  return new Map(
    cities.map((city) => {
      const open = placements.filter(({ part }) => part.tile === tile && part.city === city);
      const most = Math.max(...open.map(({ part }) => part.adds ?? 0));
      return [city, new Set(open.filter(({ part }) => part.adds === most).map(({ part }) => part.square))];
    }),
  );
}

// Which move the guide makes: the square that brings most, and the two tiles for which there are such squares.
import type { Offer } from '../../../protocol.ts';
import type { Sections } from '../../../state.ts';
import { choicesOf, placementsOf } from '../moves.ts';
import type { NextTile } from '../types.ts';
import { askWorth } from '../worth.ts';

export async function guidedMove(moves: readonly Offer[], sections: Sections, own: readonly number[]): Promise<string | null> {
  const places = placementsOf(moves);
  if (places.length > 0) return bestOf(places, ({ part }) => part.adds ?? 0)?.move ?? null;
  const worths = await Promise.all(own.map((city) => askWorth(sections, city).catch(() => null)));
  const choice = bestOf(choicesOf(moves), ({ tiles }) => worthOf(tiles, worths.map((worth) => worth?.next ?? [])));
  return choice?.move ?? moves[0]?.move ?? null;
}

/** Of two tiles, each into one of the cities. */
export function worthOf(tiles: readonly string[], next: readonly (readonly NextTile[])[]): number {
  const [one = '', other = ''] = tiles;
  const [left = [], right = []] = next;
  return Math.max(adds(one, left) + adds(other, right), adds(other, left) + adds(one, right));
}

/** A tile of several buildings is worth about what they are. */
function adds(tile: string, next: readonly NextTile[]): number {
  return [...tile].reduce((sum, letter) => sum + (next.find((known) => known.tile === letter)?.most ?? 0), 0);
}

function bestOf<T>(all: readonly T[], worth: (one: T) => number): T | null {
  return all.reduce<T | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}

import type { Kind } from '../types.ts';

/** The buildings as the drawings know them: letters of the city notation, and the kind each belongs to. */
export type Letter = 'S' | 'F' | 'B' | 'D' | 'E' | 'M' | 'O' | 'P' | 'H' | 'C' | '%';

export const KIND_OF: Record<Letter, Kind> = {
  S: 'shop',
  F: 'factory',
  B: 'tavern',
  D: 'tavern',
  E: 'tavern',
  M: 'tavern',
  O: 'office',
  P: 'park',
  H: 'house',
  C: 'civic',
  '%': 'district',
};

/** What a tile shows, and how it is cut: `S`, lying `EF`, standing `F/E`, a civic one `SF-P`. */
export interface TileShape {
  letters: readonly Letter[];
  stands: boolean;
  /** A civic building's: two liked types and, behind a minus sign, a disliked one. */
  wishes?: string;
  /** A natural cell of a landscape, and which drawing of it. */
  nature?: number;
}

/** Natural cells are drawn like tiles: `nature0` to `nature3`. */
export const NATURE = 'nature';
export const NATURES = 4;

export function readTile(notation: string): TileShape {
  if (notation.startsWith(NATURE)) return { letters: [], stands: false, nature: Number(notation.slice(NATURE.length)) };
  if (notation.includes('-')) return { letters: ['C'], stands: false, wishes: notation };
  const letters = [...notation].filter((letter): letter is Letter => letter in KIND_OF);
  return { letters, stands: notation.includes('/') };
}

/** The buildings as the drawings know them: letters of the city notation, and the kind each belongs to. */
export type Letter = 'S' | 'F' | 'B' | 'D' | 'E' | 'M' | 'O' | 'P' | 'H';
export type Kind = 'shop' | 'factory' | 'tavern' | 'office' | 'park' | 'house';

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
};

/** What a tile shows, and how it is cut: `S`, lying `EF`, standing `F/E`. */
export interface TileShape {
  letters: readonly Letter[];
  stands: boolean;
}

export function readTile(notation: string): TileShape {
  const letters = [...notation].filter((letter): letter is Letter => letter in KIND_OF);
  return { letters, stands: notation.includes('/') };
}

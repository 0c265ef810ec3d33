// Which tiles wait for which city at a table with Automas: only what the server has said, put in order.

export interface TileToPlace {
  readonly tile: string;
  /** Whose it is; null: your own. */
  readonly automa: string | null;
  /** The city that it is for; null: either. */
  readonly city: number | null;
  /** That city's name; null: it has none, but is the one that is shared. */
  readonly town: string | null;
}

export interface OwnCity {
  readonly city: number;
  readonly side: 'left' | 'right';
  readonly title: string;
  /** Its name; null: it goes by whose it is. */
  readonly town: string | null;
  /** All its names, for those who hear the city. */
  readonly label: string;
  readonly note: string;
  /** The number of its token. */
  readonly token: number;
  /** The Automa that shares it; null: a person does. */
  readonly automa: string | null;
  /** The Automa's tile for it. */
  readonly theirs: string | null;
  /** The Automa's duplex for it, which comes in round 2. */
  readonly later: string | null;
}

/** Your own tiles first, then the Automas'. */
export function waitingTiles(loose: readonly string[], cities: readonly OwnCity[]): readonly TileToPlace[] {
  const own = loose.map((tile) => ({ tile, automa: null, city: null, town: null }));
  const theirs = cities.flatMap(({ theirs: tile, automa, city, town }) =>
    tile === null || automa === null ? [] : [{ tile, automa, city, town }],
  );
  return [...own, ...theirs];
}

/** Which of the tiles is laid in a city when this one is in hand: of two equal ones the Automa's goes first. */
export function laidFirst(tiles: readonly TileToPlace[], held: number, city: number): number {
  const tile = tiles[held]?.tile;
  const theirs = tiles.findIndex((one) => one.tile === tile && one.city === city);
  return theirs < 0 ? held : theirs;
}

/** Tiles that the box has no more of, once these are entered. */
export function exhausted(tiles: readonly string[], left: readonly number[], entered: readonly string[]): ReadonlySet<string> {
  return new Set(tiles.filter((tile, number) => entered.filter((one) => one === tile).length >= (left[number] ?? Infinity)));
}

/** By place: whether the box cannot have so many of what is entered there. */
export function overdrawn(tiles: readonly string[], left: readonly number[], entered: readonly string[]): readonly boolean[] {
  return entered.map((tile, index) => {
    const before = entered.slice(0, index).filter((one) => one === tile).length;
    return before >= (left[tiles.indexOf(tile)] ?? Infinity);
  });
}

// What somebody points at: what `data-tip` says, taken apart.
import type { Kind } from './types.ts';

export type About =
  /** `seat`: whose it is, where the reader sees everybody's. */
  | { readonly what: 'tile'; readonly tile: string; readonly seat: number | null }
  | { readonly what: 'square'; readonly city: number; readonly square: string }
  | { readonly what: 'kind'; readonly kind: string; readonly city: number }
  | { readonly what: 'city'; readonly city: number }
  /** A row of the score sheet, in all cities. */
  | { readonly what: 'row'; readonly kind: string }
  | { readonly what: 'district'; readonly index: number }
  | { readonly what: 'automa'; readonly name: string }
  | { readonly what: 'ville' }
  | { readonly what: 'tie' }
  | { readonly what: 'lower' }
  | { readonly what: 'passing' };

export function parseAbout(text: string): About | null {
  // Tiles may hold a stroke of their own: a standing duplex.
  const cut = text.indexOf(':');
  const [what, rest] = cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)];
  const [first = '', second = ''] = rest.split(' ');
  switch (what) {
    case 'tile':
      return { what, tile: first, seat: second === '' ? null : Number(second) };
    case 'square':
      return { what, city: Number(first), square: second };
    case 'kind':
      return { what, city: Number(first), kind: second };
    case 'row':
      return { what, kind: rest };
    case 'city':
      return { what, city: Number(first) };
    case 'district':
      return { what, index: Number(first) };
    case 'automa':
      return { what, name: rest };
    case 'ville':
    case 'tie':
    case 'lower':
    case 'passing':
      return { what };
    default:
      return null;
  }
}

/** By the letter of a building: the row of the score sheet that it counts in. */
export const ROWS: Readonly<Record<string, string>> = {
  S: 'shops',
  F: 'factories',
  B: 'taverns',
  D: 'taverns',
  E: 'taverns',
  M: 'taverns',
  T: 'taverns',
  O: 'offices',
  P: 'parks',
  H: 'houses',
  C: 'civics',
  '#': 'landscapes',
};

/** By row of the score sheet, and by module: the paragraph of the rules that tells of it. */
export const PARAGRAPHS: Readonly<Record<string, string>> = {
  shops: 'rules-shops',
  factories: 'rules-factories',
  taverns: 'rules-taverns',
  offices: 'rules-offices',
  parks: 'rules-parks',
  houses: 'rules-houses',
  landscapes: 'rules-landscapes',
  civics: 'rules-civics',
  districts: 'rules-districts',
};

/** By kind: the row of the score sheet that it counts in. */
export const ROW_OF_KIND: Readonly<Record<Kind, string>> = {
  shop: 'shops',
  factory: 'factories',
  tavern: 'taverns',
  office: 'offices',
  park: 'parks',
  house: 'houses',
  civic: 'civics',
  district: 'districts',
};

/** The rows that a tile counts in: a duplex may count in two. */
export function rowsOf(tile: string): readonly string[] {
  if (tile.includes('-')) return ['civics'];
  return [...new Set([...tile].flatMap((letter) => ROWS[letter] ?? []))];
}

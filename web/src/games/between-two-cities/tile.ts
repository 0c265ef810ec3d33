// Tiles in words: of a civic one its wishes, by which two of them can be told apart.
import { t } from '../../words.svelte.ts';

const BUILDINGS: Readonly<Record<string, string>> = {
  S: 'building-shop',
  F: 'building-factory',
  B: 'building-bed',
  D: 'building-drink',
  E: 'building-food',
  M: 'building-music',
  O: 'building-office',
  P: 'building-park',
  H: 'building-house',
  T: 'building-tavern',
  C: 'building-civic',
  '#': 'square-nature',
};

const CIVIC = /^(.)(.)-(.)$/;

export function sayTile(tile: string): string {
  if (isCivic(tile)) return t('civic-tile', wishes(tile));
  const [first = '', second] = [...tile].filter((letter) => letter !== '/').map(sayBuilding);
  if (second === undefined) return first;
  return t(tile.includes('/') ? 'duplex-standing' : 'duplex-lying', { first, second });
}

export function sayBuilding(letter: string): string {
  return t(BUILDINGS[letter] ?? letter);
}

export function isCivic(tile: string): boolean {
  return CIVIC.test(tile);
}

export function isDuplex(tile: string): boolean {
  return tile.length > 1 && !isCivic(tile);
}

/** What a civic tile likes and dislikes, to be said after its name. */
export function sayWishes(tile: string): string {
  return t('civic-wishes', wishes(tile));
}

function wishes(tile: string): { first: string; second: string; other: string } {
  const [first = '', second = '', other = ''] = (CIVIC.exec(tile)?.slice(1) ?? []).map(sayBuilding);
  return { first, second, other };
}

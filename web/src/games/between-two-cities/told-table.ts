// A whole game of cardboard as the score helper holds it, and its address.
import { decoded } from '../../address.ts';
import type { OwnBox } from './types.ts';
import { BIG, emptyCity, isBlank, sizeOf, SMALL } from './cardboard.ts';

export interface CivicAt {
  readonly tile: string;
  /** 1, 3 or 6: fixed when the tile came. */
  readonly value: number;
}

export interface ToldTable {
  /** Beside Automaville lie two cities; else there are three to seven. */
  readonly solo: boolean;
  readonly landscapes: boolean;
  readonly civics: boolean;
  readonly districts: boolean;
  readonly hard: boolean;
  /** 4×4 and 5×5 apart, so that a change of mind loses nothing. */
  readonly small: readonly string[];
  readonly big: readonly string[];
  /** Six cards of three districts; empty where none is chosen yet. */
  readonly cards: readonly string[];
  /** Automaville: how many there are of each letter. */
  readonly counts: Readonly<Record<string, number>>;
  readonly ville: readonly CivicAt[];
  /** By seat, in the order of the ring; empty where nobody is named. */
  readonly names?: readonly string[];
  /** Two players with two cities each. */
  readonly two?: boolean;
  /** The box of whoever has shared this table; without it the device's own. */
  readonly box?: SharedBox;
}

export type SharedBox = Pick<OwnBox, 'mats' | 'civics'>;

const MOST_CITIES = 7;
const MOST_NAMES = 7;
const LONGEST_NAME = 30;
export const CARDS = 6;

export const EMPTY_TABLE: ToldTable = {
  solo: false,
  landscapes: false,
  civics: false,
  districts: false,
  hard: false,
  small: Array<string>(3).fill(emptyCity(SMALL)),
  big: Array<string>(3).fill(emptyCity(BIG)),
  cards: Array<string>(CARDS).fill(''),
  counts: {},
  ville: [],
};

/** The cities that count: of the size that is played, two of them beside Automaville. */
export function citiesOf(table: ToldTable): readonly string[] {
  const all = table.landscapes ? table.big : table.small;
  return table.solo ? all.slice(0, 2) : all;
}

export function withCities(table: ToldTable, change: (text: string, number: number) => string): ToldTable {
  const key = table.landscapes ? 'big' : 'small';
  return { ...table, [key]: table[key].map(change) };
}

export function withCount(table: ToldTable, count: number): ToldTable {
  const fit = (cities: readonly string[], size: number): readonly string[] =>
    Array.from({ length: count }, (_, number) => cities[number] ?? emptyCity(size));
  return { ...table, small: fit(table.small, SMALL), big: fit(table.big, BIG) };
}

/** How many played: two have two cities each, others one between neighbours. */
export function playersOf(table: ToldTable): number {
  return table.two === true ? 2 : citiesOf(table).length;
}

export function withPlayers(table: ToldTable, players: number): ToldTable {
  return { ...withCount(table, players === 2 ? 4 : players), two: players === 2 };
}

/** Other cities, as they were typed. */
export function withTyped(table: ToldTable, typed: readonly string[]): ToldTable {
  const texts = typed.slice(0, MOST_CITIES);
  const landscapes = texts.some((text) => sizeOf(text) === BIG);
  const count = table.solo ? table.small.length : Math.max(3, texts.length);
  const sized = withCount({ ...table, landscapes, civics: table.civics || texts.some((text) => text.includes(':')) }, count);
  const after = withCities(sized, (text, number) => texts[number] ?? emptyCity(sizeOf(text)));
  return { ...after, two: table.two === true && count === 4 };
}

/** Nothing was told yet. */
export function isEmpty(table: ToldTable): boolean {
  return citiesOf(table).every(isBlank) && (!table.solo || villeOf(table) === '');
}

/** Whole districts: both of their cards are chosen. */
export function districtsOf({ districts, cards }: ToldTable): readonly string[] {
  if (!districts) return [];
  return [0, 2, 4].map((at) => cards.slice(at, at + 2).join('')).filter((pair) => pair.length === 2);
}

/** Automaville in notation. */
export function villeOf({ counts, ville, civics }: ToldTable): string {
  const letters = Object.entries(counts).map(([letter, count]) => letter.repeat(count)).join('');
  return [letters, ...(civics ? ville.map(({ tile, value }) => `${tile}=${value}`) : [])].filter((word) => word !== '').join(' ');
}

/** Readable, and safe in an address: nature is n, spaces are ~. */
export function toHash(table: ToldTable): string {
  const cities = citiesOf(table).join(',').replaceAll('#', 'n').replaceAll(' ', '~');
  const districts = districtsOf(table);
  const parts = [
    cities,
    ...(districts.length > 0 ? [`districts=${districts.join(',')}`] : []),
    ...(table.solo ? [`ville=${villeOf(table).replaceAll(' ', '~')}`] : []),
    ...(table.hard ? ['hard'] : []),
    ...(table.two === true ? ['two'] : []),
    ...((table.names ?? []).some((name) => name !== '') ? [`names=${(table.names ?? []).map(encodeURIComponent).join(',')}`] : []),
    ...boxParts(table.box),
  ];
  return `#${parts.join(';')}`;
}

function boxParts(box: SharedBox | undefined): readonly string[] {
  const civics = box?.civics ?? [];
  const mats = box?.mats ?? [];
  return [
    ...(civics.length > 0 ? [`civics=${civics.join(',')}`] : []),
    ...(mats.length > 0 ? [`mats=${mats.map(({ grid, name = '' }) => `${grid.replaceAll('#', 'n')}${encodeURIComponent(name)}`).join(',')}`] : []),
  ];
}

function boxOf(told: ReadonlyMap<string, string>): SharedBox | null {
  const civics = (told.get('civics') ?? '').split(',').filter((tile) => /^[SFTOPH]{2}-[SFTOPH]$/.test(tile));
  const mats = (told.get('mats') ?? '').split(',').flatMap((text) => {
    const [, grid, name = ''] = /^((?:[n.]{3}\/){2}[n.]{3})(.*)$/.exec(text) ?? [];
    return grid === undefined ? [] : [{ grid: grid.replaceAll('n', '#'), name: decoded(name).slice(0, LONGEST_NAME) }];
  });
  return civics.length + mats.length > 0 ? { civics, mats } : null;
}

const ROW = (size: number): string => `[SFBDEMOPHCn.]{${size}}`;
const GRID = (size: number): string => `${ROW(size)}(/${ROW(size)}){${size - 1}}`;
const CITY = new RegExp(`^(${GRID(SMALL)}|${GRID(BIG)})(~[a-e][1-5]:[SFTOPH]{2}-[SFTOPH])*$`);
const VILLE = /^([SFBDEMOPH]+)?((^|~)[SFTOPH]{2}-[SFTOPH]=[136])*$/;

/** The game of a shared address; null where there is none. */
export function fromHash(hash: string): ToldTable | null {
  const [first = '', ...more] = hash.slice(1).split(';').map((part) => (/^(names|mats)=/.test(part) ? part : decoded(part)));
  const told = new Map(more.map((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]));
  const ville = told.get('ville');
  const cities = first.split(',');
  const enough = ville === undefined ? cities.length >= 3 && cities.length <= MOST_CITIES : cities.length === 2;
  if (!enough || !cities.every((text) => CITY.test(text)) || !VILLE.test(ville ?? '')) return null;
  const texts = cities.map((text) => text.replaceAll('n', '#').replaceAll('~', ' '));
  const pairs = (told.get('districts') ?? '').split(',').filter((pair) => /^[SFTOPHC]{2}$/.test(pair)).slice(0, 3);
  const landscapes = texts.some((text) => sizeOf(text) === BIG);
  const [letters = '', ...words] = /-/.test(ville?.split('~')[0] ?? '') ? ['', ...(ville ?? '').split('~')] : (ville ?? '').split('~');
  const base = withCount({ ...EMPTY_TABLE, solo: ville !== undefined }, Math.max(3, texts.length));
  const box = boxOf(told);
  const names = (told.get('names') ?? '').split(',').slice(0, MOST_NAMES).map((name) => decoded(name).slice(0, LONGEST_NAME));
  const fill = (blank: readonly string[]): readonly string[] => blank.map((text, number) => texts[number] ?? text);
  return {
    ...base,
    landscapes,
    civics: [...texts, ville ?? ''].some((text) => text.includes('-')),
    districts: pairs.length > 0,
    hard: told.has('hard'),
    ...(told.has('two') && texts.length === 4 ? { two: true } : {}),
    ...(told.has('names') ? { names } : {}),
    ...(box === null ? {} : { box }),
    small: landscapes ? base.small : fill(base.small),
    big: landscapes ? fill(base.big) : base.big,
    cards: [...pairs.join('').padEnd(CARDS)].map((card) => card.trim()),
    counts: countsOf(letters),
    ville: words.map((word) => ({ tile: word.split('=')[0] ?? '', value: Number(word.split('=')[1]) })),
  };
}

function countsOf(letters: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const letter of letters) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

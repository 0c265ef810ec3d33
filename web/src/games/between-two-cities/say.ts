// Tiles and squares in words, for labels.
import type { CityPicture, Kind, PlacePart } from './types.ts';
import { saySentence } from '../../sentence.ts';
import { t } from '../../words.svelte.ts';
import { civicOn, countingIn, letterAt, parseSquare, type PlainCity } from './city.ts';
import { CATEGORIES, COLUMN_WORDS, LETTER_WORDS, MAT_WORDS, TILE_NAMES } from './words.ts';

/** The nine buildings, in the order of the reference card. */
export const LETTERS: readonly string[] = ['S', 'F', 'B', 'D', 'E', 'M', 'O', 'P', 'H'];

/** By district card: a letter whose drawing stands for it. */
export const CARD_LETTERS: Readonly<Record<string, string>> = { S: 'S', F: 'F', T: 'D', O: 'O', P: 'P', H: 'H', C: 'C' };

/** By kind: a letter whose drawing stands for it. */
export const KIND_LETTERS: Readonly<Record<Kind, string>> = {
  shop: 'S',
  factory: 'F',
  tavern: 'D',
  office: 'O',
  park: 'P',
  house: 'H',
  civic: 'C',
  district: '%',
};

/** Names as a title: `Anna · Béla`, which is never broken before the dot. */
export function together(names: readonly string[]): string {
  return names.join('\u00a0· ');
}

/** By city that counts: for whom, by name. */
export function namesCounting(cities: readonly CityPicture[], nameOf: (seat: number) => string): ReadonlyMap<number, readonly string[]> {
  return new Map([...countingIn(cities)].map(([city, seats]) => [city, seats.map(nameOf)]));
}

/** One of your own cities by all its names: `City 2, Your left city, With Anna`. The first is what is told of it, the
 * second what moves call it. */
export function sayOwnCity(name: string, side: 'left' | 'right', partner: string | null): string {
  const names = [name, t(side === 'left' ? 'city-left' : 'city-right')];
  return (partner === null ? names : [...names, t('city-with', { name: partner })]).join(', ');
}

/** What a square holds, for somebody who reads the city cell by cell. */
export function saySquare(city: Pick<PlainCity, 'grid' | 'civics'>, square: string): string {
  const civic = civicOn(city, square);
  if (civic !== null) return t('square-holds', { square, what: sayTile(civic) });
  const letter = letterAt(city.grid, parseSquare(square));
  return t('square-holds', { square, what: letter === null ? t('square-empty') : sayBuilding(letter) });
}

/** A row of the score sheet. */
export function sayColumn(column: string): string {
  return t(COLUMN_WORDS[column] ?? column);
}

/** A landscape. Its owner's own name stays as she wrote it. */
export function sayMat(name: string): string {
  const word = MAT_WORDS[name];
  return word === undefined ? name : t(word);
}

/** The letter whose drawing stands for a row: rows come in the order of kinds. */
export function columnLetter(column: string): string {
  return Object.values(KIND_LETTERS)[Object.keys(COLUMN_WORDS).indexOf(column)] ?? 'S';
}

/** What can count double in a campaign. */
export function sayCategory(category: string): string {
  const name = CATEGORIES[category];
  return name === undefined ? category : saySentence(name);
}

export function categoryLetter(category: string): string {
  return category in COLUMN_WORDS ? columnLetter(category) : KIND_LETTERS.district;
}

/** By its notation. */
export function sayTile(tile: string): string {
  const name = TILE_NAMES[tile];
  return name === undefined ? sayBuilding(tile) : saySentence(name);
}

/** By its letter. */
export function sayBuilding(letter: string): string {
  return t(LETTER_WORDS[letter] ?? letter);
}

/** What a partner proposes. */
export function tellProposal(parts: unknown, name: string): string {
  const { tile, square } = parts as PlacePart;
  return t('proposal-received', { name, tile: sayTile(tile), square });
}

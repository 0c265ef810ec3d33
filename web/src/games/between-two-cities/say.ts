// Tiles and squares in words, for labels.
import type { Group, PlacePart } from './types.ts';
import { t } from '../../words.svelte.ts';
import { civicOn, letterAt, parseSquare, type PlainCity } from './city.ts';
import { sayBuilding, sayTile } from './tile.ts';

export { sayBuilding, sayTile };

/** The nine buildings, in the order of the reference card. */
export const LETTERS: readonly string[] = ['S', 'F', 'B', 'D', 'E', 'M', 'O', 'P', 'H'];

/** By district card: a letter whose drawing stands for it. */
export const CARD_LETTERS: Readonly<Record<string, string>> = { S: 'S', F: 'F', T: 'D', O: 'O', P: 'P', H: 'H', C: 'C' };

export const KINDS: Readonly<Record<string, string>> = {
  shops: 'kind-shops',
  factories: 'kind-factories',
  taverns: 'kind-taverns',
  offices: 'kind-offices',
  parks: 'kind-parks',
  houses: 'kind-houses',
  civics: 'kind-civics',
  districts: 'kind-districts',
};

/** By kind: a letter whose drawing stands for it. */
export const KIND_LETTERS: Readonly<Record<string, string>> = {
  shops: 'S',
  factories: 'F',
  taverns: 'D',
  offices: 'O',
  parks: 'P',
  houses: 'H',
  civics: 'C',
  districts: '%',
};

export const KIND_OF_GROUP: Readonly<Record<Group['kind'], string>> = {
  shop: 'shops',
  factory: 'factories',
  tavern: 'taverns',
  office: 'offices',
  park: 'parks',
  house: 'houses',
  civic: 'civics',
  district: 'districts',
};

export const COMPARISONS: Readonly<Record<string, string>> = {
  'higher city': 'decided-by-higher-city',
  shops: 'decided-by-shops',
  factories: 'decided-by-factories',
  taverns: 'decided-by-taverns',
  offices: 'decided-by-offices',
  parks: 'decided-by-parks',
  houses: 'decided-by-houses',
  civics: 'decided-by-civics',
};

/** Names as a title: `Anna · Béla`, which is never broken before the dot. */
export function together(names: readonly string[]): string {
  return names.join('\u00a0· ');
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

export function sayGroup(group: Group): string {
  const said = t(group.why, { count: group.squares.length, points: group.points });
  return group.kind === 'district' ? `${said}: ${sayKinds(group.others ?? [])}` : said;
}

/** `Shops + Parks`. */
export function sayKinds(kinds: readonly Group['kind'][]): string {
  return kinds.map((kind) => t(KINDS[KIND_OF_GROUP[kind]] ?? kind)).join(' + ');
}

/** A category of a campaign: a kind, or one of the three districts. */
export function sayCategory(category: string): string {
  const district = /^district-(\d)$/.exec(category);
  return district === null ? t(KINDS[category] ?? category) : t('kind-district-number', { number: Number(district[1]) });
}

/** The letter whose drawing stands for a category. */
export function categoryLetter(category: string): string {
  return category.startsWith('district-') ? '%' : (KIND_LETTERS[category] ?? 'S');
}

/** What a partner proposes. */
export function tellProposal(parts: unknown, name: string): string {
  const { tile, square } = parts as PlacePart;
  return t('proposal-received', { name, tile: sayTile(tile), square });
}

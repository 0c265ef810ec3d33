// Tiles, squares and happenings in words, for labels and for the live region.
import type { AutomaEvent, GameEvent, Group, PlacePart } from './types.ts';
import type { Sections } from '../../state.ts';
import { actor, type Actor, series } from '../../table/told.ts';
import { t } from '../../words.svelte.ts';
import { tellAutoma } from './automa/say.ts';
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

const REASONS: Readonly<Record<Group['why'], string>> = {
  line: 'why-line',
  'most factories': 'why-most-factories',
  'second most factories': 'why-second-factories',
  'fewer factories': 'why-fewer-factories',
  'tavern set': 'why-tavern-set',
  'office set': 'why-office-set',
  'office beside a tavern': 'why-beside-tavern',
  'park group': 'why-park-group',
  house: 'why-house',
  'house beside a factory': 'why-beside-factory',
  'civic building without what it likes': 'why-civic-alone',
  'civic building beside what it likes': 'why-civic-liked',
  'civic building beside what it dislikes': 'why-civic-disliked',
  'largest district': 'why-largest-district',
  'second largest district': 'why-second-district',
  'smaller district': 'why-smaller-district',
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
  const said = t(REASONS[group.why], { count: group.squares.length, points: group.points });
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

export interface Names {
  (seat: number): string;
}

export function tell(event: GameEvent | AutomaEvent, you: number | null, nameOf: Names, sections: Sections): string {
  switch (event.type) {
    case 'Chosen':
      return t('told-chosen', actor(event.parts.seat, you, nameOf));
    case 'Revealed':
      return [t('told-revealed'), ...event.parts.pairs.map((pair, seat) => sayPair(pair, actor(seat, you, nameOf)))].join(' ');
    case 'Placed':
      return t('told-placed', {
        ...actor(event.parts.seat, you, nameOf),
        tile: sayTile(event.parts.tile),
        square: event.parts.square,
        city: event.parts.city + 1,
      });
    case 'HandsPassed':
      return event.parts.passing === 'left' ? t('told-passed-left') : t('told-passed-right');
    case 'RoundBegan':
      return t('told-round', { round: event.parts.round });
    case 'PickedUp':
      return t('told-picked-up', { ...actor(event.parts.seat, you, nameOf), tiles: series(event.parts.hand.map(sayTile)) });
    case 'Discarded':
      return '';
    case 'GameEnded':
      return t('told-ended');
    default:
      return tellAutoma(event, you, nameOf, sections);
  }
}

/** What a partner proposes. */
export function tellProposal(parts: unknown, name: string): string {
  const { tile, square } = parts as PlacePart;
  return t('proposal-received', { name, tile: sayTile(tile), square });
}

function sayPair(pair: readonly string[], who: Actor): string {
  return t('told-pair', { ...who, tiles: series(pair.map(sayTile)) });
}

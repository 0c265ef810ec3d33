// What Automas do, in words: the server names the message and its values, the language is the reader's.
import type { AutomaCard, AutomaEvent, AutomaPicture, AutomasPicture, Phrase, Rule, VilleGroup, VilleWhy } from '../types.ts';
import { section, type Sections } from '../../../state.ts';
import { actor, series } from '../../../table/told.ts';
import { t } from '../../../words.svelte.ts';
import { isCivic, sayTile, sayWishes } from '../tile.ts';

export const TOWNS = ['town-lefthaven', 'town-automaville', 'town-rightcastle'] as const;
/** The number of each city's token, in the order of the ring. */
export const AUTOMAVILLE = 1;

const RULES: Readonly<Record<Rule, string>> = { best: 'automa-says-best', missing: 'automa-says-missing', first: 'automa-says-first' };

const VILLE_REASONS: Readonly<Record<VilleWhy, string>> = {
  line: 'why-line',
  'most factories': 'why-most-factories',
  'second most factories': 'why-second-factories',
  'fewer factories': 'why-fewer-factories',
  'tavern set': 'why-tavern-set',
  'office set': 'why-office-set',
  'offices with a tavern': 'why-ville-offices',
  'pairs of parks': 'why-ville-pairs',
  'lone park': 'why-park-group',
  houses: 'why-ville-houses',
  'civic building': 'why-ville-civic',
  'largest district': 'why-ville-largest',
  'second largest district': 'why-ville-second',
  'smaller district': 'why-ville-smaller',
};

export function sayVilleGroup({ why, count, points, tile }: VilleGroup): string {
  const said = t(VILLE_REASONS[why], { count });
  return tile == null ? said : `${said}: ${t('civic-worth', { points })} (${sayWishes(tile)})`;
}

/** The names of the Automas, by their place in an outcome after the people. */
export const AUTOMAS = ['Autommaso', 'Automarta'] as const;

/** By the name that the rules have for it. */
const TOWN_NAMES: Readonly<Record<string, string>> = {
  Lefthaven: 'town-lefthaven',
  Automaville: 'town-automaville',
  Rightcastle: 'town-rightcastle',
  'city 1': 'town-city-1',
  'city 2': 'town-city-2',
  'city 3': 'town-city-3',
};

export function sayTown(town: string): string {
  return t(TOWN_NAMES[town] ?? town);
}

export function sayRule(rule: Rule): string {
  return t(RULES[rule]);
}

export function sayPhrase({ message, automa, words, tiles, numbers }: Phrase): string {
  const values: Record<string, string | number> = { automa };
  for (const [name, word] of words) values[name] = t(word);
  for (const [name, tile] of tiles ?? []) values[name] = isCivic(tile) ? `${t('building-civic')} (${sayWishes(tile)})` : sayTile(tile);
  for (const [name, number] of numbers ?? []) values[name] = number;
  return t(message, values);
}

export function sayCard(card: AutomaCard, columns: AutomaPicture['columns']): string {
  return t('automa-card', {
    number: card.number,
    first: t(columns[0]),
    left: sayRule(card.left),
    second: t(columns[1]),
    right: sayRule(card.right),
  });
}

/** For the live region. */
export function tellAutoma(
  event: AutomaEvent,
  you: number | null,
  nameOf: (seat: number) => string,
  sections: Sections,
): string {
  const sayTiles = (tiles: readonly string[]): string => series(tiles.map(sayTile));
  switch (event.type) {
    case 'CardDrawn':
      return t('told-automa-card', { automa: event.parts.automa, number: event.parts.card.number });
    case 'Took':
      return reasons(section<AutomasPicture>(sections, 'automas'), event.parts.automa, event.parts.choice.tile);
    case 'Kept':
      return t('told-pair', { ...actor(0, you, nameOf), tiles: sayTiles(event.parts.tiles) });
    case 'Built':
      return t('told-built', {
        ...actor(event.parts.seat, you, nameOf),
        tile: sayTile(event.parts.tile),
        square: event.parts.square,
        town: sayTown(event.parts.town),
      });
    case 'ThrownAway':
      return t('told-thrown-away', { tiles: sayTiles(event.parts.tiles) });
    case 'FilledUp':
      return t('told-filled-up', { ...actor(0, you, nameOf), tiles: sayTiles(event.parts.tiles) });
    case 'VilleGrew':
      return t('told-ville-grew', { tiles: sayTiles(event.parts.tiles) });
    case 'SoloEnded':
    case 'DuoEnded':
      return t('told-ended');
  }
}

function reasons(picture: AutomasPicture | null, automa: string, tile: string): string {
  const taken = picture?.automas.find((one) => one.name === automa)?.taken.find((one) => one.tile === tile);
  return taken === undefined ? '' : taken.reasons.map(sayPhrase).join(' ');
}

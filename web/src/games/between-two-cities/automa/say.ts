// The cards and towns of the Automas in words, for labels.
import type { AutomaPicture, AutomaCard, Rule, VilleGroup } from '../types.ts';
import { t } from '../../../words.svelte.ts';
import { sayWishes } from '../tile.ts';

export const TOWNS = ['town-lefthaven', 'town-automaville', 'town-rightcastle'] as const;
/** The number of each city's token, in the order of the ring. */
export const AUTOMAVILLE = 1;

const RULES: Readonly<Record<Rule, string>> = { best: 'automa-says-best', missing: 'automa-says-missing', first: 'automa-says-first' };

export function sayVilleGroup({ why, count, points, tile }: VilleGroup): string {
  const said = t(why, { count });
  return tile == null ? said : `${said}: ${t('civic-worth', { points })} (${sayWishes(tile)})`;
}

/** The names of the Automas, by their place in an outcome after the people. */
export const AUTOMAS = ['Autommaso', 'Automarta'] as const;

export function sayRule(rule: Rule): string {
  return t(RULES[rule]);
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

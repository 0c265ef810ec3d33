// The cards and towns of the Automas in words, for labels.
import { TOWNS, type AutomaCard, type AutomaPicture, type Rule, type SoloEndPicture, type VillePicture } from '../types.ts';
import { t } from '../../../words.svelte.ts';

export { TOWNS };
/** The number of each city's token, in the order of the ring. */
export const AUTOMAVILLE = 1;

const RULES: Readonly<Record<Rule, string>> = { best: 'automa-says-best', missing: 'automa-says-missing', first: 'automa-says-first' };

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

/** By player, you first: what her two cities are worth to her. */
export function pairsOf({ own, shared: [left, right] }: SoloEndPicture, { total }: VillePicture): readonly (readonly [number, number])[] {
  return [own, [left, total], [total, right]];
}

// The ranking of a game that is over, line by line.
import type { Outcome } from '../../protocol.ts';
import { ranking } from '../../table/outcome.ts';
import { t } from '../../words.svelte.ts';
import { DECIDED } from './words.ts';

export interface Ranked {
  readonly who: number;
  readonly rank: number;
  readonly name: string;
  readonly score: number;
  /** What set it apart from the one before. */
  readonly why: string;
}

/** Best first. */
export function ranked(outcome: Outcome, nameOf: (who: number) => string): readonly Ranked[] {
  const order = ranking(outcome);
  return order.map(({ rank, who }, place) => {
    const before = order[place - 1];
    const level = before !== undefined && before.rank !== 1 && outcome.scores[before.who] === outcome.scores[who];
    return { who, rank, name: nameOf(who), score: outcome.scores[who] ?? 0, why: level ? sayApart(outcome, before.who, who) : '' };
  });
}

/** Why somebody with as many points as the one before comes after. Of the winner more is told than that. */
function sayApart({ comparisons, keys }: Outcome, before: number, who: number): string {
  const first = comparisons.findIndex((_, number) => keys[before]?.[number] !== keys[who]?.[number]);
  return t(DECIDED[comparisons[first] ?? ''] ?? 'decided-by-nothing');
}

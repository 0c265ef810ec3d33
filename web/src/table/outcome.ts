// Who won, in words: the same in every game.
import type { Outcome } from '../protocol.ts';
import { list, t } from '../words.svelte.ts';

/** What decided where nothing did: the win is shared. */
export const SHARED = 'shared';

/** Best first. */
export function ranking(outcome: Pick<Outcome, 'ranks'>): { readonly rank: number; readonly who: number }[] {
  return outcome.ranks.map((rank, who) => ({ rank, who })).sort((a, b) => a.rank - b.rank);
}

/** `you`: the one player whom the headline may call so. */
export function sayWinner(outcome: Pick<Outcome, 'scores' | 'winners'>, you: number | null, nameOf: (who: number) => string): string {
  const [first = 0, ...others] = outcome.winners;
  const points = outcome.scores[first] ?? 0;
  if (others.length > 0) return t('won-shared', { names: list(outcome.winners.map((seat) => (seat === you ? t('you') : nameOf(seat)))), points });
  return first === you ? t('won-you', { points }) : t('won-by', { name: nameOf(first), points });
}

/** What decided, where points did not; `decided` is the game's, by comparison. */
export function sayDecided(outcome: { readonly decided_by: string; readonly comparisons: readonly string[] }, decided: Readonly<Record<string, string>>): string {
  const message = outcome.decided_by === outcome.comparisons[0] ? undefined : decided[outcome.decided_by];
  return message === undefined ? '' : t(message);
}

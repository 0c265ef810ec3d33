/** What a table can agree on besides the rules, and how each answer is called. */
import type { Manners } from '../protocol.ts';

type Rules<Name extends keyof Manners> = Record<NonNullable<Manners[Name]>, string>;

export const UNDO_RULES: Rules<'undo'> = { off: 'manners-undo-off', consent: 'manners-undo-consent' };
export const TALK_RULES: Rules<'talk'> = { strict: 'manners-talk-strict', free: 'manners-talk-free' };
export const PACE_RULES: Rules<'pace'> = { calm: 'pace-calm', quick: 'pace-quick', none: 'pace-none' };
export const SEATING_RULES: Rules<'seating'> = { drawn: 'manners-seating-drawn', chosen: 'manners-seating-chosen' };

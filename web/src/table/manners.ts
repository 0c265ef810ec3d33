/** What a table can agree on besides the rules, and how each answer is called. */
import type { Manners } from '../protocol.ts';

type RuleMessages<Name extends keyof Manners> = Record<NonNullable<Manners[Name]>, string>;

export const UNDO_RULES: RuleMessages<'undo'> = { off: 'manners-undo-off', consent: 'manners-undo-consent' };
export const TALK_RULES: RuleMessages<'talk'> = { strict: 'manners-talk-strict', free: 'manners-talk-free' };
export const PACE_RULES: RuleMessages<'pace'> = { calm: 'pace-calm', quick: 'pace-quick', none: 'pace-none' };
export const SEATING_RULES: RuleMessages<'seating'> = { drawn: 'manners-seating-drawn', chosen: 'manners-seating-chosen' };

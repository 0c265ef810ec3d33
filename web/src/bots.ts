// Bots are known by a name on the wire, by a level in lists, and by a first name at the table.
import { t } from './words.svelte.ts';

const LEVELS: Readonly<Record<string, string>> = {
  random: 'level-easy',
  greedy: 'level-medium',
  balanced: 'level-hard',
  search: 'level-expert',
};
const NAMES = ['Mira', 'Otto', 'Panni', 'Bruno', 'Zoya', 'Ilse', 'Matyi'];

export function botLevel(bot: string): string {
  const level = LEVELS[bot];
  return level === undefined ? bot.charAt(0).toUpperCase() + bot.slice(1) : t(level);
}

/** Every seat has its own, so that one can talk about them. */
export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? '';
}

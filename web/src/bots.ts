// Bots are known by a level or a name on the wire, and by a first name at the table.
import { faces } from './faces.svelte.ts';
import { t } from './words.svelte.ts';

/** The words for how hard a bot plays, and for how it does that. */
const LEVELS: Readonly<Record<string, readonly [name: string, about: string]>> = {
  easy: ['level-easy', 'level-easy-about'],
  medium: ['level-medium', 'level-medium-about'],
  hard: ['level-hard', 'level-hard-about'],
  expert: ['level-expert', 'level-expert-about'],
};
/** So many first names there are. */
const NAMES = 7;

export function botLevel(bot: string): string {
  const level = LEVELS[bot];
  return level === undefined ? bot.charAt(0).toUpperCase() + bot.slice(1) : t(level[0]);
}

/** What to expect of it; nothing where only its name is known. */
export function levelAbout(bot: string): string {
  const level = LEVELS[bot];
  return level === undefined ? '' : t(level[1]);
}

/** What people choose from: levels where a game has them, else the bots by their names. */
export function offeredBots(game: string, bots: readonly string[]): readonly string[] {
  const levels = levelsOf(game, bots).map(({ name }) => name);
  return levels.length > 0 ? levels : bots;
}

/** The strongest that answers at once: the one that thinks long is for those who ask for it. */
export function quickBot(game: string, bots: readonly string[]): string {
  const quick = levelsOf(game, bots).filter(({ seconds }) => seconds == null);
  return quick.at(-1)?.name ?? bots.at(-1) ?? 'random';
}

/** Every seat has its own, so that one can talk about them. */
export function botName(seat: number): string {
  return t('bot-name', { seat: (seat % NAMES) + 1 });
}

function levelsOf(game: string, bots: readonly string[]): readonly { readonly name: string; readonly seconds?: number | null }[] {
  return (faces.of(game)?.levels ?? []).filter(({ name }) => bots.includes(name));
}

// The games that the page can draw.
import { t } from './words.svelte.ts';

export const CITIES = 'between-two-cities';
export const TAXIS = 'ticket-to-ride-new-york';

/** In the order in which they are offered. */
export const GAMES = [CITIES, TAXIS] as const;

const TITLES: Readonly<Record<string, string>> = { [CITIES]: 'game-between-two-cities', [TAXIS]: 'game-ticket-to-ride' };

export function gameTitle(game: string): string {
  const title = TITLES[game];
  return title === undefined ? game : t(title);
}

/** One sentence on what one does in it. */
export function aboutGame(game: string): string {
  return game === CITIES ? t('about-between-two-cities') : t('about-ticket-to-ride');
}

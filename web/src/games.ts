// The games that the page can draw.
import { t } from './words.svelte.ts';

export const CITIES = 'between-two-cities';
export const TAXIS = 'ticket-to-ride-new-york';

const TITLES: Readonly<Record<string, string>> = { [CITIES]: 'game-between-two-cities', [TAXIS]: 'game-ticket-to-ride' };

export function gameTitle(game: string): string {
  const title = TITLES[game];
  return title === undefined ? game : t(title);
}

// What is worked out about games that need not be at any table: scores, explanations, finished games.
import { ask, Refused } from './api.ts';
import type { Positions } from './protocol.ts';
import { remember, remembered } from './remembered.ts';

export const askPositions = (table: string): Promise<Positions> => ask('GET', `/api/tables/${table}/positions`);

/** The same wish has the same answer, so what was shown last is shown again at once. The rules are asked all the same: they are awake then. */
export async function askAnywhere<T>(path: string, wish: unknown): Promise<T> {
  const last = remembered<T>(path, wish);
  const answer = askRules<T>(path, wish);
  if (last === null) {
    const told = await answer;
    remember(path, wish, told);
    return told;
  }
  void answer.catch(() => undefined);
  return last;
}

/** Of the server; where it cannot be reached, of the same rules on this device. */
async function askRules<T>(path: string, wish: unknown): Promise<T> {
  try {
    return await ask('POST', path, wish);
  } catch (error) {
    if (!(error instanceof Refused) || error.message !== '') throw error;
    const { offline } = await import('./python/offline.svelte.ts');
    return offline.ask(path, wish);
  }
}

// The pages, each loaded when it is first shown.
import { ownPage } from './games.ts';
import type { Address } from './router.svelte.ts';

export const PAGES = {
  home: () => import('./pages/Home.svelte'),
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  score: () => import('./pages/Score.svelte'),
  privacy: () => import('./pages/Privacy.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  games: () => import('./pages/Games.svelte'),
  unknown: () => import('./pages/Unknown.svelte'),
} as const satisfies Partial<Record<Address['page'], () => Promise<unknown>>>;

/** What a page will need first. */
export function loadPage(address: Address): Promise<unknown> {
  return address.page === 'own' ? (ownPage(address.path)?.() ?? Promise.resolve()) : PAGES[address.page]();
}

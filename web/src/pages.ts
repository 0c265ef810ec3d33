// The pages, each loaded when it is first shown.
import { ownPage } from './games.ts';
import type { Route } from './router.svelte.ts';

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
} as const satisfies Partial<Record<Route['page'], () => Promise<unknown>>>;

/** What a page will need first. */
export function loadPage(route: Route): Promise<unknown> {
  return route.page === 'own' ? (ownPage(route.path)?.() ?? Promise.resolve()) : PAGES[route.page]();
}

// The pages, each loaded when it is first shown.
import type { Route } from './router.svelte.ts';

export const PAGES = {
  home: () => import('./pages/Home.svelte'),
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  score: () => import('./pages/Score.svelte'),
  automa: () => import('./pages/Automa.svelte'),
  campaign: () => import('./pages/Campaign.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  learn: () => import('./pages/Learn.svelte'),
  games: () => import('./pages/Games.svelte'),
  unknown: () => import('./pages/Unknown.svelte'),
} as const satisfies Record<Route['page'], () => Promise<unknown>>;

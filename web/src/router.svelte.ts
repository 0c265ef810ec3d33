// Addresses and pages: a few fixed shapes, the browser's own history.
import { GAMES } from './games.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null }
  | { readonly page: 'score' }
  | { readonly page: 'automa' }
  | { readonly page: 'campaign' }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'games'; readonly what: 'rules' | 'learn' }
  | { readonly page: 'unknown' };

export function parseRoute(path: string): Route {
  const [first, second, third, fourth, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { page: 'unknown' };
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second !== undefined && third === undefined) return { page: 'table', id: second };
  if (first === 't' && second !== undefined && third === 'replay') {
    return { page: 'replay', id: second, at: fourth === undefined ? null : Number.parseInt(fourth, 10) || 0 };
  }
  if (first === 'score' && second === undefined) return { page: 'score' };
  if ((first === 'automa' || first === 'campaign') && second === undefined) return { page: first };
  if ((first === 'rules' || first === 'learn') && third === undefined) {
    if (second === undefined) return { page: 'games', what: first };
    if (GAMES.some((game) => game === second)) return { page: first, game: second };
  }
  return { page: 'unknown' };
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'unknown':
      return '/';
    case 'score':
    case 'automa':
    case 'campaign':
      return `/${route.page}`;
    case 'table':
      return `/t/${route.id}`;
    case 'replay':
      return route.at === null ? `/t/${route.id}/replay` : `/t/${route.id}/replay/${route.at}`;
    case 'rules':
    case 'learn':
      return `/${route.page}/${route.game}`;
    case 'games':
      return `/${route.what}`;
  }
}

class Router {
  route = $state<Route>(parseRoute(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = parseRoute(location.pathname)));
  }

  go(route: Route): void {
    history.pushState(null, '', formatRoute(route));
    this.route = route;
    scrollTo(0, 0);
  }

  /** The same page under another address, without a step back to it: the slider of a replay. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route));
    this.route = route;
  }
}

export const router = new Router();

/** For links: stay in the page on a plain click, and let the browser do everything else. */
export function follow(event: MouseEvent, route: Route): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(route);
}

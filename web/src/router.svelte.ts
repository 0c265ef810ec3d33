// Addresses and pages: a few fixed shapes, the browser's own history.
import { ownPage, partsOf } from './games.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null }
  | { readonly page: 'score' }
  | { readonly page: 'privacy' }
  /** A page that some game has for itself. */
  | { readonly page: 'own'; readonly path: string }
  /** `at`: the paragraph that is meant, by its message. */
  | { readonly page: 'rules'; readonly game: string; readonly at?: string }
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
  if ((first === 'score' || first === 'privacy') && second === undefined) return { page: first };
  if ((first === 'rules' || first === 'learn') && third === undefined) {
    if (second === undefined) return { page: 'games', what: first };
    if (partsOf(second)[first] !== undefined) return { page: first, game: second };
  }
  if (second === undefined && ownPage(first) !== undefined) return { page: 'own', path: first };
  return { page: 'unknown' };
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'unknown':
      return '/';
    case 'score':
    case 'privacy':
      return `/${route.page}`;
    case 'own':
      return `/${route.path}`;
    case 'table':
      return `/t/${route.id}`;
    case 'replay':
      return route.at === null ? `/t/${route.id}/replay` : `/t/${route.id}/replay/${route.at}`;
    case 'rules':
      return `/rules/${route.game}${route.at ? `#${route.at}` : ''}`;
    case 'learn':
      return `/learn/${route.game}`;
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

// Addresses and pages: a few fixed shapes, the browser's own history.
import { ownPage, partsOf } from './games.ts';

export type Address =
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

export function parseAddress(path: string): Address {
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

export function formatAddress(address: Address): string {
  switch (address.page) {
    case 'home':
    case 'unknown':
      return '/';
    case 'score':
    case 'privacy':
      return `/${address.page}`;
    case 'own':
      return `/${address.path}`;
    case 'table':
      return `/t/${address.id}`;
    case 'replay':
      return address.at === null ? `/t/${address.id}/replay` : `/t/${address.id}/replay/${address.at}`;
    case 'rules':
      return `/rules/${address.game}${address.at ? `#${address.at}` : ''}`;
    case 'learn':
      return `/learn/${address.game}`;
    case 'games':
      return `/${address.what}`;
  }
}

class Router {
  address = $state<Address>(parseAddress(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.address = parseAddress(location.pathname)));
  }

  go(address: Address): void {
    history.pushState(null, '', formatAddress(address));
    this.address = address;
    scrollTo(0, 0);
  }

  /** Another address of the same page, without a step back to it: the slider of a replay. */
  replace(address: Address): void {
    history.replaceState(null, '', formatAddress(address));
    this.address = address;
  }
}

export const router = new Router();

/** For links: stay in the page on a plain click, and let the browser do everything else. */
export function follow(event: MouseEvent, address: Address): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(address);
}

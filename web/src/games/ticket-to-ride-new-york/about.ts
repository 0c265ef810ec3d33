// What somebody points at: what `data-tip` says, taken apart.
import type { Card, Route, Stop, Ticket } from './types.ts';

export type About =
  | { readonly what: 'route'; readonly code: Route }
  | { readonly what: 'card'; readonly card: Card }
  | { readonly what: 'ticket'; readonly code: Ticket }
  | { readonly what: 'stop'; readonly code: Stop }
  | { readonly what: 'deck' | 'tickets' | 'taxis' | 'tie' };

export function parseAbout(text: string): About | null {
  const [what = '', rest = ''] = text.split(':');
  switch (what) {
    case 'route':
      return { what, code: rest as Route };
    case 'card':
      return { what, card: rest as Card };
    case 'ticket':
      return { what, code: rest as Ticket };
    case 'stop':
      return { what, code: rest as Stop };
    case 'deck':
    case 'tickets':
    case 'taxis':
    case 'tie':
      return { what };
    default:
      return null;
  }
}

/** By what is pointed at: the paragraph of the rules that tells of it. */
export const PARAGRAPHS: Readonly<Record<About['what'], string>> = {
  route: 'ride-rules-claim',
  card: 'ride-rules-claim',
  ticket: 'ride-rules-points',
  stop: 'ride-rules-points',
  deck: 'ride-rules-cards',
  tickets: 'ride-rules-tickets',
  taxis: 'ride-rules-end',
  tie: 'ride-rules-end',
};

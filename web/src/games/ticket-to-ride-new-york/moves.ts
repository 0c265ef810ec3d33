// The legal moves as they were sent, sorted by what a player would tap.
import type {
  Card,
  ClaimPart,
  DrawPart,
  KeepPart,
  PassPart,
  Route,
  RoutePicture,
  TakePart,
  Ticket,
  TicketsPart,
} from './types.ts';
import type { Offer } from '../../protocol.ts';

type Part = KeepPart | TakePart | DrawPart | ClaimPart | TicketsPart | PassPart;

export interface Payment {
  readonly move: string;
  readonly route: Route;
  readonly cards: readonly Card[];
}

export interface Options {
  /** By card of the display: the move that takes it. */
  readonly takes: ReadonlyMap<Card, string>;
  readonly draw: string | null;
  readonly tickets: string | null;
  readonly pass: string | null;
  readonly payments: readonly Payment[];
  /** Tickets that may be kept together, as a key of `keepKey`, with the move. */
  readonly keeps: ReadonlyMap<string, string>;
}

export function optionsOf(moves: readonly Offer[]): Options {
  const takes = new Map<Card, string>();
  const keeps = new Map<string, string>();
  const payments: Payment[] = [];
  const found = { draw: null as string | null, tickets: null as string | null, pass: null as string | null };
  for (const { move, parts } of moves) {
    const part = parts as Part;
    switch (part.kind) {
      case 'take':
        takes.set(part.card, move);
        break;
      case 'keep':
        keeps.set(keepKey(part.tickets), move);
        break;
      case 'claim':
        payments.push({ move, route: part.route, cards: part.cards });
        break;
      case 'draw':
      case 'tickets':
      case 'pass':
        found[part.kind] = move;
    }
  }
  return { takes, keeps, payments, ...found };
}

export function keepKey(tickets: readonly Ticket[]): string {
  return [...tickets].sort().join(' ');
}

/** Every payment between the two ends of a route, its other half included, fewest taxis first. */
export function paymentsFor(options: Options, route: RoutePicture): readonly Payment[] {
  const wilds = ({ cards }: Payment): number => cards.filter((card) => card === 'W').length;
  return options.payments
    .filter((payment) => payment.route === route.code || payment.route === route.twin)
    .toSorted((one, other) => wilds(one) - wilds(other));
}

/** Whether a payment is for this very route: of two grey halves, which are alike, for either. */
export function isFor(payment: Payment, route: RoutePicture): boolean {
  return payment.route === route.code || (route.colour === null && payment.route === route.twin);
}

/** Routes that can be claimed now. Of two grey halves, which are alike, the first alone has payments: both light up. */
export function claimable(
  options: Options,
  routes: readonly RoutePicture[],
  taken: ReadonlySet<string>,
): ReadonlySet<Route> {
  const paid = new Set(options.payments.map(({ route }) => route));
  const alike = ({ colour, twin }: RoutePicture): boolean => colour === null && twin !== null && paid.has(twin);
  return new Set(
    routes.filter((route) => paid.has(route.code) || (alike(route) && !taken.has(route.code))).map(({ code }) => code),
  );
}

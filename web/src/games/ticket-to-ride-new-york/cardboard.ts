// A game that was played with cardboard, as it is tapped in: who has which routes and tickets. The server scores it.
import { decoded } from '../../address.ts';
import { BEGIN, isRide } from './address.ts';
import type { RideHeld, Route, Ticket } from './types.ts';

type Held = Required<Omit<RideHeld, 'name'>>;
export type Game = readonly Held[];

const [FEWEST, MOST] = [2, 4];
/** Halves of a double route are told apart by their colours, grey ones by their numbers. */
const CODE = '[A-Z]{2}-[A-Z]{2}(/[A-Z0-9])?';
const PLAYER = new RegExp(`^(${CODE}(,|(?=~)))*~(${CODE}(,|$))*$`);
const NOTHING: Held = { routes: [], tickets: [] };

export function emptyGame(players: number): Game {
  return Array.from({ length: players }, () => NOTHING);
}

/** Nobody has anything yet. */
export function isEmpty(game: Game): boolean {
  return game.every(({ routes, tickets }) => routes.length + tickets.length === 0);
}

export function resized(game: Game, players: number): Game {
  return Array.from({ length: players }, (_, seat) => game[seat] ?? NOTHING);
}

/** A route belongs to one player: tapping it gives it to this one, or takes it back. */
export function withRoute(game: Game, seat: number, route: Route): Game {
  return game.map((held, number) => ({ ...held, routes: given(held.routes, route, number === seat) }));
}

export function withTicket(game: Game, seat: number, ticket: Ticket): Game {
  return game.map((held, number) => ({ ...held, tickets: given(held.tickets, ticket, number === seat) }));
}

export function ownersOf(game: Game): Readonly<Record<string, number>> {
  return Object.fromEntries(game.flatMap(({ routes }, seat) => routes.map((route) => [route, seat])));
}

/** `#ride=LC-CP,CH-SO~LE-WS;…`: routes, then tickets, player by player. */
export function toHash(game: Game): string {
  return `${BEGIN}${game.map(({ routes, tickets }) => `${routes.join(',')}~${tickets.join(',')}`).join(';')}`;
}

export function fromHash(hash: string): Game | null {
  if (!isRide(hash)) return null;
  const parts = decoded(hash.slice(BEGIN.length)).split(';');
  if (parts.length < FEWEST || parts.length > MOST || !parts.every((part) => PLAYER.test(part))) return null;
  return parts.map((part) => {
    const [routes = '', tickets = ''] = part.split('~');
    return { routes: listed(routes) as Route[], tickets: listed(tickets) as Ticket[] };
  });
}

function given<T>(items: readonly T[], item: T, here: boolean): readonly T[] {
  const others = items.filter((one) => one !== item);
  return here && others.length === items.length ? [...items, item] : others;
}

function listed(text: string): readonly string[] {
  return text.split(',').filter((code) => code !== '');
}

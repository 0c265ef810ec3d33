// A game that was played with cardboard, as it is tapped in: who has which routes and tickets. The server scores it.
import { decoded } from '../../address.ts';
import { BEGIN, isRide } from './address.ts';
import type { RideHeld, Route, Ticket } from './types.ts';

/** The name is empty where nobody has told it. */
type Held = Required<Omit<RideHeld, 'name'>> & { readonly name?: string };
export type RideHoldings = readonly Held[];

const [FEWEST, MOST] = [2, 4];
/** Halves of a double route are told apart by their colours, grey ones by their numbers. */
const CODE = '[A-Z]{2}-[A-Z]{2}(/[A-Z0-9])?';
const PLAYER = new RegExp(`^(${CODE}(,|(?=~)))*~(${CODE}(,|(?=~)|$))*(~.*)?$`);
const LONGEST_NAME = 30;
const NOTHING: Held = { routes: [], tickets: [] };

export function emptyHoldings(players: number): RideHoldings {
  return Array.from({ length: players }, () => NOTHING);
}

/** Nobody has anything yet. */
export function isEmpty(game: RideHoldings): boolean {
  return game.every(({ routes, tickets }) => routes.length + tickets.length === 0);
}

export function resized(game: RideHoldings, players: number): RideHoldings {
  return Array.from({ length: players }, (_, seat) => game[seat] ?? NOTHING);
}

/** A route belongs to one player: tapping it gives it to this one, or takes it back. */
export function withRoute(game: RideHoldings, seat: number, route: Route): RideHoldings {
  return game.map((held, number) => ({ ...held, routes: given(held.routes, route, number === seat) }));
}

export function withTicket(game: RideHoldings, seat: number, ticket: Ticket): RideHoldings {
  return game.map((held, number) => ({ ...held, tickets: given(held.tickets, ticket, number === seat) }));
}

export function ownersOf(game: RideHoldings): Readonly<Record<string, number>> {
  return Object.fromEntries(game.flatMap(({ routes }, seat) => routes.map((route) => [route, seat])));
}

export function withName(game: RideHoldings, seat: number, name: string): RideHoldings {
  return game.map((held, number) => (number === seat ? { ...held, name: name.slice(0, LONGEST_NAME) } : held));
}

/** Another game of the same people. */
export function cleared(game: RideHoldings): RideHoldings {
  return game.map(({ name }) => (name ? { ...NOTHING, name } : NOTHING));
}

/** `#ride=LC-CP,CH-SO~LE-WS~Ann;…`: routes, tickets and the name, player by player. */
export function toHash(game: RideHoldings): string {
  // Twice: programs that hand on an address may take the first away, and no sign of a name may part it then.
  const named = (name: string): string => (name === '' ? '' : `~${encodeURIComponent(encodeURIComponent(name))}`);
  return `${BEGIN}${game.map(({ routes, tickets, name = '' }) => `${routes.join(',')}~${tickets.join(',')}${named(name.trim())}`).join(';')}`;
}

export function fromHash(hash: string): RideHoldings | null {
  if (!isRide(hash)) return null;
  const parts = decoded(hash.slice(BEGIN.length)).split(';');
  if (parts.length < FEWEST || parts.length > MOST || !parts.every((part) => PLAYER.test(part))) return null;
  return parts.map((part) => {
    const [routes = '', tickets = '', ...rest] = part.split('~');
    const name = decoded(rest.join('~')).slice(0, LONGEST_NAME);
    return { routes: listed(routes) as Route[], tickets: listed(tickets) as Ticket[], ...(name === '' ? {} : { name }) };
  });
}

function given<T>(items: readonly T[], item: T, here: boolean): readonly T[] {
  const others = items.filter((one) => one !== item);
  return here && others.length === items.length ? [...items, item] : others;
}

function listed(text: string): readonly string[] {
  return text.split(',').filter((code) => code !== '');
}

// Which move the guide makes: a route that a ticket needs, a card for one, or whatever brings the game on.
import type { Offer } from '../../../protocol.ts';
import { optionsOf } from '../moves.ts';
import type { BoardPicture, Route, TicketPicture } from '../types.ts';

export function guidedMove(moves: readonly Offer[], board: BoardPicture, tickets: readonly TicketPicture[]): string | null {
  const { keeps, payments, takes, draw, pass } = optionsOf(moves);
  const wanted = new Set<Route>(tickets.flatMap(({ done, open, missing }) => (open && !done ? missing : [])));
  const claim = payments.find(({ route }) => wanted.has(route)) ?? (wanted.size === 0 ? payments[0] : undefined);
  if (claim !== undefined) return claim.move;
  const colours = board.routes.filter(({ code }) => wanted.has(code)).map(({ colour }) => colour);
  const take = [...takes].find(([card]) => card !== 'W' && colours.includes(card));
  return [...keeps.values()][0] ?? take?.[1] ?? draw ?? [...takes.values()][0] ?? payments[0]?.move ?? pass ?? moves[0]?.move ?? null;
}

// What is hashed when a deal is drawn by all (docs/joint-deal.md): the same lines as in Python's `core/joint.py`.
import { sha256 } from './sha256.ts';

/** One attempt at drawing a deal. */
export interface Draw {
  readonly table: string;
  /** By attempt before: the seats that stopped it. */
  readonly stopped: readonly (readonly number[])[];
  /** SHA-256 of the server's share. */
  readonly commitment: string;
}

export const numberOf = (draw: Draw): number => draw.stopped.length + 1;

export function pledgeOf(draw: Draw, seat: number, share: string): string {
  return hashed([
    'tabletown seat share 1',
    `table: ${draw.table}`,
    `draw: ${numberOf(draw)}`,
    `server: ${draw.commitment}`,
    `seat: ${seat + 1}`,
    `share: ${share}`,
  ]);
}

/** Of all that is fixed before the first share is shown. */
export const digestOf = (draw: Draw, pledges: readonly string[]): string => hashed(lines(draw, pledges));

/** What the game is dealt from. */
export function seedOf(draw: Draw, share: string, shares: readonly string[]): string {
  const given = shares.flatMap((one, seat) => (one === '' ? [] : [`share ${seat + 1}: ${one}`]));
  return hashed([...lines(draw, pledgesOf(draw, shares)), `share: ${share}`, ...given]);
}

export function pledgesOf(draw: Draw, shares: readonly string[]): string[] {
  return shares.map((share, seat) => (share === '' ? '' : pledgeOf(draw, seat, share)));
}

function lines(draw: Draw, pledges: readonly string[]): string[] {
  return [
    'tabletown joint deal 1',
    `table: ${draw.table}`,
    `draw: ${numberOf(draw)}`,
    ...draw.stopped.map((seats) => `stopped: ${seats.map((seat) => seat + 1).join(' ')}`),
    `server: ${draw.commitment}`,
    ...pledges.map((pledge, seat) => `seat ${seat + 1}: ${pledge || 'none'}`),
  ];
}

function hashed(all: readonly string[]): string {
  return sha256(all.map((line) => `${line}\n`).join(''));
}

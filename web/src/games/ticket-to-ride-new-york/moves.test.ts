import { describe, expect, it } from 'vitest';
import type { RoutePicture } from './types.ts';
import { claimable, isFor, keepKey, optionsOf, paymentsFor } from './moves.ts';

const first: RoutePicture = {
  code: 'ES-CH/1',
  ends: ['ES', 'CH'],
  length: 2,
  colour: null,
  points: 2,
  twin: 'ES-CH/2',
};
const second: RoutePicture = { ...first, code: 'ES-CH/2', twin: 'ES-CH/1' };
const single: RoutePicture = { code: 'CT-LE', ends: ['CT', 'LE'], length: 1, colour: 'B', points: 1, twin: null };

const OFFERS = [
  { move: 'take R', parts: { kind: 'take', card: 'R' } },
  { move: 'draw', parts: { kind: 'draw' } },
  { move: 'tickets', parts: { kind: 'tickets' } },
  { move: 'claim ES-CH/1 WW', parts: { kind: 'claim', route: 'ES-CH/1', cards: ['W', 'W'] } },
  { move: 'claim ES-CH/1 RR', parts: { kind: 'claim', route: 'ES-CH/1', cards: ['R', 'R'] } },
  { move: 'keep LE-WS CP-MW', parts: { kind: 'keep', tickets: ['LE-WS', 'CP-MW'] } },
];

describe('the offers of the server', () => {
  const options = optionsOf(OFFERS);

  it('are found by what is tapped', () => {
    expect(options.takes.get('R')).toBe('take R');
    expect(options.takes.get('B')).toBeUndefined();
    expect([options.draw, options.tickets, options.pass]).toEqual(['draw', 'tickets', null]);
    expect(options.keeps.get(keepKey(['CP-MW', 'LE-WS']))).toBe('keep LE-WS CP-MW');
  });

  it('put the payment with fewest taxis first, also when the other half was tapped', () => {
    const wanted = ['claim ES-CH/1 RR', 'claim ES-CH/1 WW'];
    expect(paymentsFor(options, first).map(({ move }) => move)).toEqual(wanted);
    expect(paymentsFor(options, second).map(({ move }) => move)).toEqual(wanted);
    expect(paymentsFor(options, single)).toEqual([]);
  });

  it('are for the half that was tapped only where both are alike', () => {
    const blue: RoutePicture = { ...first, code: 'LC-TS/B', colour: 'B', twin: 'LC-TS/G' };
    const green: RoutePicture = { ...blue, code: 'LC-TS/G', colour: 'G', twin: 'LC-TS/B' };
    const paying = optionsOf([
      { move: 'claim LC-TS/G GG', parts: { kind: 'claim', route: 'LC-TS/G', cards: ['G', 'G'] } },
    ]).payments;
    expect(paying.map((payment) => [isFor(payment, blue), isFor(payment, green)])).toEqual([[false, true]]);
    expect(options.payments.every((payment) => isFor(payment, first) && isFor(payment, second))).toBe(true);
  });

  it('light up both halves that are alike, as long as both are free', () => {
    const routes = [first, second, single];
    expect([...claimable(options, routes, new Set())]).toEqual(['ES-CH/1', 'ES-CH/2']);
    expect([...claimable(options, routes, new Set(['ES-CH/2']))]).toEqual(['ES-CH/1']);
  });
});

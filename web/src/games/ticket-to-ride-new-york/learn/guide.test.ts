import { expect, test } from 'vitest';
import type { Offer } from '../../../protocol.ts';
import type { BoardPicture, TicketPicture } from '../types.ts';
import { guidedMove } from './guide.ts';

const BOARD = { routes: [{ code: 'LC-TS/B', ends: ['LC', 'TS'], length: 2, colour: 'B', points: 2, twin: 'LC-TS/G' }] } as unknown as BoardPicture;
const TICKET: TicketPicture = { code: 'LE-WS', ends: ['LE', 'WS'], points: 2, done: false, open: true, way: [], missing: ['LC-TS/B'], spaces: 2 };
const claim = (route: string): Offer => ({ move: `claim ${route}`, parts: { kind: 'claim', route, cards: ['B'] } });
const DRAW: Offer = { move: 'draw', parts: { kind: 'draw' } };

test('the guide claims what a ticket needs, and collects for it before', () => {
  expect(guidedMove([claim('CT-LE'), claim('LC-TS/B'), DRAW], BOARD, [TICKET])).toBe('claim LC-TS/B');
  expect(guidedMove([claim('CT-LE'), { move: 'take B', parts: { kind: 'take', card: 'B' } }, DRAW], BOARD, [TICKET])).toBe('take B');
  expect(guidedMove([DRAW], BOARD, [TICKET])).toBe('draw');
  expect(guidedMove([claim('CT-LE'), DRAW], BOARD, [{ ...TICKET, done: true }])).toBe('claim CT-LE');
});

import { expect, test } from 'vitest';
import type { Offer } from '../../../protocol.ts';
import { guidedMove, worthOf } from './guide.ts';

const next = (most: Record<string, number>) => Object.entries(most).map(([tile, points]) => ({ tile, least: 0, most: points, squares: [] }));

test('each tile is worth what it brings in the better city, and not both in the same', () => {
  expect(worthOf(['S', 'P'], [next({ S: 5, P: 4 }), next({ S: 2, P: 0 })])).toBe(6);
  expect(worthOf(['SF', 'P'], [next({ S: 1, F: 2, P: 9 }), next({ S: 1, F: 2 })])).toBe(12);
});

test('the guide places where it brings most', async () => {
  const at = (square: string, adds: number | null): Offer => ({ move: square, parts: { kind: 'place', tile: 'S', city: 0, square, adds } });
  expect(await guidedMove([at('a1', 1), at('b1', 4), at('c1', null)], {}, [0, 1])).toBe('b1');
});

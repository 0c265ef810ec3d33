import { describe, expect, it } from 'vitest';
import { choiceOf, openSquares, placementAt, placementsOf, toggled } from './moves.ts';

const CHOICES = [
  { move: 'choose S F', parts: { kind: 'choose', tiles: ['S', 'F'] } },
  { move: 'choose S S', parts: { kind: 'choose', tiles: ['S', 'S'] } },
];
const place = (square: string, adds: number, city = 0): { move: string; parts: unknown } => ({
  move: `place S left ${square}`,
  parts: { kind: 'place', tile: 'S', side: 'left', city, square, adds },
});

describe('moves as they were sent', () => {
  it('finds a choice whatever the order of the tiles', () => {
    expect(choiceOf(CHOICES, ['F', 'S'])).toBe('choose S F');
    expect(choiceOf(CHOICES, ['S', 'S'])).toBe('choose S S');
    expect(choiceOf(CHOICES, ['F', 'F'])).toBeNull();
  });

  it('sorts placements by city', () => {
    const placements = placementsOf([...CHOICES, place('c4', 3), place('d3', 5), place('d4', 2, 3)]);
    expect([...openSquares(placements, 'S', 0)]).toEqual([
      ['c4', 3],
      ['d3', 5],
    ]);
    expect(placementAt(placements, 'S', 3, 'd4')?.move).toBe('place S left d4');
    expect(placementAt(placements, 'F', 3, 'd4')).toBeNull();
  });

  it('lets go of the first tile when a third is picked', () => {
    expect(toggled(toggled(toggled([], 4), 1), 6)).toEqual([1, 6]);
    expect(toggled([1, 6], 6)).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Stop } from './types.ts';
import { APART, curveOf, distance, PITCH, spacesOn } from './geometry.ts';
import { HEIGHT, SPOTS, WIDTH } from './map.ts';

const PLACES = Object.keys(SPOTS) as Stop[];

describe('the map', () => {
  it('holds all places, none on top of another', () => {
    for (const [index, place] of PLACES.entries()) {
      const spot = SPOTS[place];
      expect(spot.x > 0 && spot.x < WIDTH && spot.y > 0 && spot.y < HEIGHT).toBe(true);
      for (const other of PLACES.slice(index + 1)) expect(distance(spot, SPOTS[other])).toBeGreaterThan(80);
    }
  });
});

describe('the spaces of a route', () => {
  it('follow each other evenly and are never upside down', () => {
    for (const from of PLACES)
      for (const to of PLACES.filter((place) => place !== from)) {
        const spaces = spacesOn(curveOf('CH-SO', [from, to], 0), 2);
        const [first, second] = spaces;
        expect(first && second && Math.abs(distance(first, second) - PITCH)).toBeLessThan(PITCH / 4);
        for (const { turn } of spaces) expect(Math.abs(turn)).toBeLessThanOrEqual(90);
      }
  });

  it('of a double route lie side by side', () => {
    const halves = ([-1, 1] as const).map((side) => spacesOn(curveOf('CH-GV/R', ['CH', 'GV'], side), 3));
    for (const [index, space] of (halves[0] ?? []).entries()) {
      const beside = halves[1]?.[index];
      expect(beside && distance(space, beside)).toBeCloseTo(APART, 0);
    }
  });
});

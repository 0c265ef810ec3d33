import { expect, test } from 'vitest';
import { exhausted, laidFirst, overdrawn, waitingTiles, type OwnCity } from './placing.ts';

const CITY: OwnCity = { city: 0, side: 'left', title: 'Lefthaven', town: 'Lefthaven', label: '', note: '', token: 0, automa: 'Autommaso', theirs: 'P', later: null };

test('an Automa’s tile is for one city, your own for either', () => {
  const tiles = waitingTiles(['S', 'H'], [CITY, { ...CITY, city: 1, theirs: null }]);
  expect(tiles.map(({ tile, automa, city }) => [tile, automa, city])).toEqual([
    ['S', null, null],
    ['H', null, null],
    ['P', 'Autommaso', 0],
  ]);
});

test('of two equal tiles for one city the Automa’s is laid first, and seen in hand', () => {
  const tiles = waitingTiles(['P', 'H'], [CITY, { ...CITY, city: 1, theirs: 'H' }]);
  expect([laidFirst(tiles, 0, 0), laidFirst(tiles, 0, 1), laidFirst(tiles, 1, 0), laidFirst(tiles, 1, 1), laidFirst(tiles, 2, 0)]).toEqual([2, 0, 1, 3, 2]);
});

test('a city without a name of its own lends none to a tile', () => {
  const [tile] = waitingTiles([], [{ ...CITY, title: 'With Autommaso', town: null }]);
  expect(tile?.town).toBeNull();
});

test('a kind that the box has no more of is exhausted', () => {
  expect([...exhausted(['B', 'D', 'S'], [2, 0, 9], ['B', 'S', 'B'])]).toEqual(['B', 'D']);
});

test('of too many equal tiles those are marked that the box cannot have', () => {
  expect(overdrawn(['B', 'D', 'S'], [2, 0, 9], ['B', 'S', 'B', 'D', 'B', 'X'])).toEqual([false, false, false, true, true, false]);
});

test('a city shared with a person has no tile of an Automa', () => {
  expect(waitingTiles([], [{ ...CITY, automa: null, theirs: null }])).toEqual([]);
});

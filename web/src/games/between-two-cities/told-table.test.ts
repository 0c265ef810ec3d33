import { expect, test } from 'vitest';
import { buildings, emptyCity, matOf, withBuilding, withMat } from './cardboard.ts';
import { citiesOf, districtsOf, EMPTY_TABLE, fromHash, toHash, villeOf, withCities, type ToldTable } from './told-table.ts';

const BAY = { name: 'bay', grid: '###/#.#/...', places: [[1, 1], [0, 2]] } as const;

test('a landscape lies where it is put, and buildings under it go', () => {
  const built = withBuilding(emptyCity(5), 6, 'S');
  const laid = withMat(built, { mat: BAY, place: [1, 1] });
  expect(laid).toBe('...../.###./.#.#./...../.....');
  expect(matOf(laid, [BAY])?.place).toEqual([1, 1]);
  expect(withBuilding(laid, 6, 'S')).toBe(laid);
  expect(matOf(withMat(laid, { mat: BAY, place: [0, 2] }), [BAY])?.place).toEqual([0, 2]);
  expect(withMat(laid, null)).toBe(emptyCity(5));
});

test('civic buildings carry their wishes', () => {
  const text = withBuilding(emptyCity(4), 5, 'SF-H');
  expect(text).toBe('..../.C../..../.... b2:SF-H');
  expect(buildings(text)[5]).toBe('SF-H');
  expect(withBuilding(text, 5, 'SF-H')).toBe(emptyCity(4));
});

test('a building is put down, and taken away the second time', () => {
  const once = withBuilding(emptyCity(4), 5, 'H');
  expect(once).toBe('..../.H../..../....');
  expect(withBuilding(once, 5, 'H')).toBe(emptyCity(4));
  expect(withBuilding(once, 5, 'S')).toBe('..../.S../..../....');
});

test('every sort of game survives its address', () => {
  const solo: ToldTable = {
    ...EMPTY_TABLE,
    solo: true,
    landscapes: true,
    civics: true,
    districts: true,
    hard: true,
    cards: ['S', 'P', 'O', 'T', 'H', 'C'],
    counts: { S: 3, P: 1 },
    ville: [{ tile: 'SF-H', value: 3 }],
  };
  const told = withCities(solo, (text, number) => (number === 0 ? withMat(withBuilding(text, 0, 'SO-F'), { mat: BAY, place: [1, 1] }) : text));
  for (const table of [told, { ...told, counts: {} }, { ...told, ville: [] }]) {
    const again = fromHash(toHash(table));
    expect(again).not.toBeNull();
    if (again === null) continue;
    expect(citiesOf(again)).toEqual(citiesOf(table));
    expect(villeOf(again)).toBe(villeOf(table));
    expect(districtsOf(again)).toEqual(['SP', 'OT', 'HC']);
    expect(again.solo && again.hard && again.landscapes && again.civics).toBe(true);
  }
});

test.each(['', '#', '#ride=CT-LE', '#SSSS', '#SSSS/HHOM/OPOO/OPHP', '#...../..../..../....,a,b'])('%s is no game', (hash) => {
  expect(fromHash(hash)).toBeNull();
});

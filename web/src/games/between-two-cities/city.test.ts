import { describe, expect, it } from 'vitest';
import type { CityPicture } from './types.ts';
import { covered, followed, formatSquare, laidTiles, onCanvas, parseSquare, pictureOf, roomFor, shownCorners, spotsIn } from './city.ts';

const picture = (grid: string, joins: string[] = [], frame: [string, string] = ['a1', 'g7']): CityPicture =>
  ({ grid, joins, frame }) as unknown as CityPicture;

const EMPTY = '......./......./......./......./......./......./.......';

describe('a city on its canvas', () => {
  it('names squares both ways', () => {
    for (const square of ['a1', 'd4', 'g7']) expect(formatSquare(parseSquare(square))).toBe(square);
  });

  it('shows three by three squares around the middle while it is empty', () => {
    expect(shownCorners(picture(EMPTY))).toEqual({ from: { column: 2, row: 2 }, to: { column: 4, row: 4 } });
  });

  it('shows what is built and one square around it, within what can still grow', () => {
    const grid = '......./......./......./...SF../......./......./.......';
    expect(shownCorners(picture(grid, [], ['b1', 'g7']))).toEqual({ from: { column: 2, row: 2 }, to: { column: 5, row: 4 } });
    const full = picture('SSSS/HHHH/PPPP/OOOO', [], ['a1', 'd4']);
    expect(spotsIn(shownCorners(full)).flat()).toHaveLength(16);
  });

  it('shows squares further out when something could lie there', () => {
    const grid = '......./......./......./...SF../......./......./.......';
    const city = picture(grid, [], ['b1', 'g7']);
    expect(shownCorners(city, covered('HO', 'b4'))).toEqual({ from: { column: 1, row: 2 }, to: { column: 5, row: 4 } });
    expect(shownCorners(city, covered('H/O', 'd5'))).toEqual({ from: { column: 2, row: 2 }, to: { column: 5, row: 5 } });
  });

  it('knows where each shape of tile can go, as it was told', () => {
    const city = { room: ['d4e4', 'c4', ''] as const };
    expect([roomFor(city, 'S'), roomFor(city, 'EF'), roomFor(city, 'F/E')]).toEqual([['d4', 'e4'], ['c4'], []]);
  });

  it('takes duplexes as one tile, lying or standing', () => {
    const tiles = laidTiles(picture('SF/HE/OP', ['a1b1', 'a2a3'])).map((one) => [one.tile, one.square]);
    expect(tiles).toEqual([
      ['SF', 'a1'],
      ['H/O', 'a2'],
      ['E', 'b2'],
      ['P', 'b3'],
    ]);
    expect(covered('SF', 'a1')).toEqual(['a1', 'b1']);
    expect(covered('H/O', 'a2')).toEqual(['a2', 'a3']);
    expect(covered('E', 'b2')).toEqual(['b2']);
  });

  it('finds the squares of an explanation on the canvas', () => {
    expect(onCanvas(picture(EMPTY, [], ['c2', 'f5']), 'a1')).toBe('c2');
    expect(onCanvas(picture(EMPTY, [], ['c2', 'f5']), 'd4')).toBe('f5');
  });

  it('reads a notation as a picture', () => {
    expect(pictureOf('SSSS/HHOM/OPOO/OPHP +a1b1')).toEqual({
      grid: 'SSSS/HHOM/OPOO/OPHP',
      joins: ['a1b1'],
      frame: ['a1', 'd4'],
      size: 4,
      civics: [],
    });
    expect(pictureOf('SSSSH/H###O/M#O#O/PPPPF/FOODC +a1b1 e5:SP-H')).toMatchObject({
      joins: ['a1b1'],
      frame: ['a1', 'e5'],
      size: 5,
      civics: [{ square: 'e5', tile: 'SP-H' }],
    });
  });

  it('lets what is shown follow one by one', () => {
    expect(followed(['a', 'b', 'c'], ['a', 'B', 'C'])).toEqual(['a', 'B', 'c']);
    expect(followed(['a', 'B', 'c'], ['a', 'B', 'C'])).toEqual(['a', 'B', 'C']);
    expect(followed([], ['a', 'b'])).toEqual(['a', 'b']);
  });
});

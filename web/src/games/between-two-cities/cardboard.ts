// Cities that are typed in from a table of cardboard: texts of the city notation, nothing more.
import type { MatPicture } from './types.ts';
import { formatSquare } from './city.ts';

export const SMALL = 4;
export const BIG = 5;
const EMPTY = '.';
export const NATURE = '#';
const CIVIC = 'C';

export interface LaidMat {
  readonly mat: MatPicture;
  readonly place: readonly [number, number];
}

export function emptyCity(size: number): string {
  return Array.from({ length: size }, () => EMPTY.repeat(size)).join('/');
}

export function isBlank(text: string): boolean {
  return !/[A-Z]/.test(gridOf(text));
}

export function sizeOf(text: string): number {
  return gridOf(text).split('/').length;
}

export function gridOf(text: string): string {
  return text.split(' ')[0] ?? '';
}

/** What stands on each square, from the top left: letters, civic buildings by their wishes. */
export function buildings(text: string): readonly string[] {
  const [grid = '', ...marks] = text.split(' ');
  const size = sizeOf(text);
  const wishes = new Map(marks.map((mark) => [mark.slice(0, 2), mark.slice(3)]));
  return [...grid.replaceAll('/', '')].map((letter, index) => (letter === CIVIC ? (wishes.get(squareAt(index, size)) ?? letter) : letter));
}

/** The same building twice on a square takes it away again; nature stays. */
export function withBuilding(text: string, square: number, building: string): string {
  const put = (now: string): string => (now === NATURE ? now : now === building ? EMPTY : building);
  return notation(buildings(text).map((now, index) => (index === square ? put(now) : now)));
}

/** The city without one of its civic buildings. */
export function without(text: string, civic: string): string {
  return notation(buildings(text).map((now) => (now === civic ? EMPTY : now)));
}

/** The city around another landscape; what stood on its natural cells is gone. */
export function withMat(text: string, laid: LaidMat | null): string {
  const size = sizeOf(text);
  const natural = new Set(laid === null ? [] : naturalCells(laid, size));
  return notation(buildings(text).map((now, index) => (natural.has(index) ? NATURE : now === NATURE ? EMPTY : now)));
}

/** Which landscape lies in a city, and where. */
export function matOf(text: string, mats: readonly MatPicture[]): LaidMat | null {
  const size = sizeOf(text);
  const cells = buildings(text).flatMap((now, index) => (now === NATURE ? [index] : []));
  if (cells.length === 0) return null;
  const all = mats.flatMap((mat) => mat.places.map((place) => ({ mat, place })));
  return all.find((laid) => String(naturalCells(laid, size)) === String(cells)) ?? null;
}

/** The natural cells of a mat in a square of this size, counted from the top left. */
export function naturalCells({ mat, place: [down, across] }: LaidMat, size: number): readonly number[] {
  return mat.grid.split('/').flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === NATURE ? [(row + down) * size + column + across] : [])),
  );
}

/** Squares from the top left as a city in notation. */
export function notation(squares: readonly string[]): string {
  const size = Math.sqrt(squares.length);
  const letters = squares.map((now) => (now.length > 1 ? CIVIC : now));
  const rows = Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size).join(''));
  const wishes = squares.flatMap((now, index) => (now.length > 1 ? [`${squareAt(index, size)}:${now}`] : []));
  return [rows.join('/'), ...wishes].join(' ');
}

export function squareAt(index: number, size: number): string {
  return formatSquare({ column: index % size, row: Math.floor(index / size) });
}

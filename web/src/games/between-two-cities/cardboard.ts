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

/** What a stroke does: it fills what is empty, and passes over what stands; with the eraser it is the other way round. */
export function painted(text: string, square: number, brush: string): string {
  const now = buildings(text)[square] ?? NATURE;
  if (now === NATURE || (brush === EMPTY) === (now === EMPTY)) return text;
  return notation(buildings(text).map((one, index) => (index === square ? brush : one)));
}

/** Squares that wait for a building. */
export function gaps(text: string): readonly number[] {
  return buildings(text).flatMap((now, index) => (now === EMPTY ? [index] : []));
}

const LINE = /^([SFBDEMOPHC#.]+)((?: [a-e][1-5]:[SFTOPH]{2}-[SFTOPH])*)$/;

/** Cities as text, one a line, with or without slashes; the number of the first line that cannot be one. */
export function readCities(text: string): readonly string[] | number {
  const found: string[] = [];
  for (const [number, line] of text.split(/[\n,;]/).entries()) {
    const words = line.trim().split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) continue;
    const grid = words.filter((word) => !word.includes(':')).join('').replaceAll('/', '').toUpperCase();
    const wishes = words.filter((word) => word.includes(':')).map((word) => `${word.slice(0, 2).toLowerCase()}:${word.slice(3).toUpperCase()}`);
    const size = Math.sqrt(grid.length);
    const [, letters = '', marks = ''] = LINE.exec([grid, ...wishes].join(' ')) ?? [];
    if ((size !== SMALL && size !== BIG) || letters === '') return number + 1;
    const rows = Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size));
    found.push(rows.join('/') + marks);
  }
  return found;
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

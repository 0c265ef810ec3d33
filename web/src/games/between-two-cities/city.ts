// Where things stand in a city that is drawn: geometry of the picture, no rule of the game.
import { NATURE, NATURES } from './art/kinds.ts';
import type { CityPicture } from './types.ts';
import type { Happening } from '../../protocol.ts';
import { section, type News, type Sections } from '../../state.ts';

export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** The part of the canvas that is shown; both corners belong to it. */
export interface Corners {
  readonly from: Spot;
  readonly to: Spot;
}

/** As much of a city as is needed to draw it. */
export type PlainCity = Pick<CityPicture, 'grid' | 'joins' | 'frame'> & {
  readonly size?: number;
  readonly civics?: readonly { readonly square: string; readonly tile: string }[];
};

/** A tile lying in a city. */
export interface Laid {
  readonly tile: string;
  readonly square: string;
  readonly spot: Spot;
}

const EMPTY = '.';
const NATURAL = '#';
const CIVIC = 'C';
const A = 'a'.charCodeAt(0);

/** All cities of a table, by number. */
export function citiesIn(sections: Sections): readonly CityPicture[] {
  return Object.keys(sections)
    .filter((name) => name.startsWith('city/'))
    .flatMap((_, number) => section<CityPicture>(sections, `city/${number}`) ?? []);
}

/** By city: where a tile was laid last, for its landing. `type`: the event that tells of it. */
export function freshIn(news: readonly News[], type: string): ReadonlyMap<number, string> {
  return new Map(
    news.flatMap(({ event }) => {
      const { city, square } = event.parts as { city: number; square: string };
      return event.type === type ? [[city, square] as const] : [];
    }),
  );
}

/** By city: the squares where tiles have come that should be pointed out, and who brought each. */
export function marksIn(placed: readonly Happening[]): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const found = new Map<number, Map<string, number>>();
  for (const { parts, by } of placed) {
    const { city, square, seat } = parts as { city: number; square: string; seat: number };
    found.set(city, (found.get(city) ?? new Map<string, number>()).set(square, by ?? seat));
  }
  return found;
}

export function parseSquare(square: string): Spot {
  return { column: square.charCodeAt(0) - A, row: Number.parseInt(square.slice(1), 10) - 1 };
}

export function formatSquare({ column, row }: Spot): string {
  return `${String.fromCharCode(A + column)}${row + 1}`;
}

export function letterAt(grid: string, spot: Spot): string | null {
  const letter = grid.split('/')[spot.row]?.[spot.column];
  return letter === undefined || letter === EMPTY ? null : letter;
}

/** Every tile of the city, duplexes as one. */
export function laidTiles(city: PlainCity): readonly Laid[] {
  const joined = new Map(city.joins.map((join) => [join.slice(0, 2), join.slice(2)]));
  const seconds = new Set(joined.values());
  const laid: Laid[] = [];
  city.grid.split('/').forEach((line, row) => {
    [...line].forEach((letter, column) => {
      const spot = { column, row };
      const square = formatSquare(spot);
      if (letter === EMPTY || seconds.has(square)) return;
      const second = joined.get(square);
      if (letter === NATURAL) laid.push({ square, spot, tile: `${NATURE}${(2 * column + row) % NATURES}` });
      else if (letter === CIVIC) laid.push({ square, spot, tile: civicOn(city, square) ?? letter });
      else laid.push({ square, spot, tile: second === undefined ? letter : withSecond(city.grid, letter, spot, second) });
    });
  });
  return laid;
}

/** The civic tile on a square, by its wishes. */
export function civicOn(city: Pick<PlainCity, 'civics'>, square: string): string | null {
  return city.civics?.find((one) => one.square === square)?.tile ?? null;
}

/** How many squares a tile takes across and down. */
export function extent(tile: string): { across: number; down: number } {
  return { across: tile.length === 2 ? 2 : 1, down: tile.includes('/') ? 2 : 1 };
}

export function isDuplex(tile: string): boolean {
  const { across, down } = extent(tile);
  return across * down > 1;
}

/** The squares that would take a tile, whoever places it. */
export function roomFor(city: Pick<CityPicture, 'room'>, tile: string): readonly string[] {
  const [single, lying, standing] = city.room;
  const squares = tile.includes('/') ? standing : tile.length === 2 ? lying : single;
  return squares.match(/../g) ?? [];
}

/** The squares that a tile covers when its first half lies on one. */
export function covered(tile: string, square: string): readonly string[] {
  const { column, row } = parseSquare(square);
  const { across, down } = extent(tile);
  const second = { column: column + across - 1, row: row + down - 1 };
  return across * down === 1 ? [square] : [square, formatSquare(second)];
}

/** What is worth showing: what is built and one square around it, as far as the city can still grow; and whatever else
 * is to be seen, because a duplex can lie further out. */
export function shownCorners(city: PlainCity, also: readonly string[] = []): Corners {
  const box = usualCorners(city);
  const spots = [box.from, box.to, ...also.map(parseSquare)];
  const columns = spots.map((spot) => spot.column);
  const rows = spots.map((spot) => spot.row);
  return { from: { column: Math.min(...columns), row: Math.min(...rows) }, to: { column: Math.max(...columns), row: Math.max(...rows) } };
}

function usualCorners(city: PlainCity): Corners {
  const built = laidTiles(city).flatMap(({ tile, square }) => covered(tile, square).map(parseSquare));
  const [from, to] = city.frame.map(parseSquare) as [Spot, Spot];
  if (built.length === 0) return around(middle(from, to));
  const columns = built.map((spot) => spot.column);
  const rows = built.map((spot) => spot.row);
  return {
    from: { column: Math.max(from.column, Math.min(...columns) - 1), row: Math.max(from.row, Math.min(...rows) - 1) },
    to: { column: Math.min(to.column, Math.max(...columns) + 1), row: Math.min(to.row, Math.max(...rows) + 1) },
  };
}

export function spotsIn({ from, to }: Corners): readonly (readonly Spot[])[] {
  return range(from.row, to.row).map((row) => range(from.column, to.column).map((column) => ({ column, row })));
}

/** The top left square of a city's notation on the canvas: explanations count from there. */
export function notationCorner(city: CityPicture): Spot {
  return parseSquare(city.frame[0]);
}

/** A square of the notation as a square of the canvas. */
export function onCanvas(city: CityPicture, square: string): string {
  const corner = notationCorner(city);
  const { column, row } = parseSquare(square);
  return formatSquare({ column: column + corner.column, row: row + corner.row });
}

/** A finished or half-finished city from its notation, as a picture: for layouts that no table has. */
export function pictureOf(notation: string): PlainCity {
  const [grid = '', ...marks] = notation.split(' ');
  const rows = grid.split('/');
  const last = { column: Math.max(...rows.map((row) => row.length)) - 1, row: rows.length - 1 };
  const civics = marks.filter((mark) => mark[2] === ':').map((mark) => ({ square: mark.slice(0, 2), tile: mark.slice(3) }));
  const joins = marks.filter((mark) => mark.startsWith('+')).map((mark) => mark.slice(1));
  return { grid, joins, frame: ['a1', formatSquare(last)], size: rows.length, civics };
}

/** What is shown, with the first thing that has changed since; all of it where there are more or fewer than before. */
export function followed<T>(shown: readonly T[], now: readonly T[]): readonly T[] {
  if (shown.length !== now.length) return now;
  const behind = now.findIndex((one, index) => one !== shown[index]);
  return behind < 0 ? shown : now.slice(0, behind + 1).concat(shown.slice(behind + 1));
}

function withSecond(grid: string, letter: string, first: Spot, square: string): string {
  const second = parseSquare(square);
  return `${letter}${second.row === first.row ? '' : '/'}${letterAt(grid, second) ?? ''}`;
}

function middle(from: Spot, to: Spot): Spot {
  return { column: Math.floor((from.column + to.column) / 2), row: Math.floor((from.row + to.row) / 2) };
}

function around({ column, row }: Spot): Corners {
  return { from: { column: column - 1, row: row - 1 }, to: { column: column + 1, row: row + 1 } };
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Points as they are added: `+3`, `−2`. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The cities whose totals count, as everybody's lower one; none where nobody shares. */
export function countingIn(cities: readonly Pick<CityPicture, 'owners' | 'total'>[]): ReadonlyMap<number, readonly number[]> {
  const seats = [...new Set(cities.flatMap(({ owners }) => (owners.length > 1 ? owners : [])))].sort((one, other) => one - other);
  const counting = new Map<number, number[]>();
  for (const seat of seats) {
    const own = cities.flatMap(({ owners, total }, number) => (owners.includes(seat) ? [{ number, total }] : []));
    const least = Math.min(...own.map(({ total }) => total));
    const lower = own.find(({ total }) => total === least)?.number ?? 0;
    counting.set(lower, [...(counting.get(lower) ?? []), seat]);
  }
  return counting;
}

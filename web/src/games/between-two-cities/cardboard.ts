// Cities that are typed in from a table of cardboard: texts of the city notation, nothing more.

const SIZE = 4;
const EMPTY = '.';

export const EMPTY_CITY = Array.from({ length: SIZE }, () => EMPTY.repeat(SIZE)).join('/');

export function isBlank(text: string): boolean {
  return !/[A-Z]/.test(text);
}

/** The building on each of the 16 squares, from the top left. */
export function buildings(text: string): readonly string[] {
  return [...text.replaceAll('/', '')];
}

/** The same building twice on a square takes it away again. */
export function withBuilding(text: string, square: number, building: string): string {
  const squares = buildings(text).map((now, index) => (index !== square ? now : now === building ? EMPTY : building));
  return Array.from({ length: SIZE }, (_, row) => squares.slice(row * SIZE, (row + 1) * SIZE).join('')).join('/');
}

export function toHash(cities: readonly string[]): string {
  return `#${cities.join(',')}`;
}

/** The cities of a shared address; null where there are none. */
export function fromHash(hash: string): readonly string[] | null {
  const cities = hash.slice(1).split(',');
  const whole = cities.every((text) => /^[SFBDEMOPH.]{4}(\/[SFBDEMOPH.]{4}){3}$/.test(text));
  return whole && cities.length >= 3 && cities.length <= 7 ? cities : null;
}

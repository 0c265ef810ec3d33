import { expect, test } from 'vitest';
import { Painter, type CitySquare } from './painting.ts';

/** Squares of 10 × 10 in rows of four; below them lies the palette. */
const at = (x: number, y: number): CitySquare | null => (y < 40 ? { city: 0, square: Math.floor(y / 10) * 4 + Math.floor(x / 10) } : null);
const event = (x: number, y: number, target: Element | null = null): PointerEvent =>
  ({ isPrimary: true, button: 0, pointerId: 1, clientX: x, clientY: y, target }) as unknown as PointerEvent;

function stroke(points: readonly (readonly [number, number])[], brush: string | null, full: ReadonlySet<number> = new Set()): { painted: number[]; picked: string[]; done: number[]; stopped: boolean } {
  const [painted, picked, done]: [number[], string[], number[]] = [[], [], []];
  const painter = new Painter({ pick: (one) => picked.push(one), paint: ({ square }) => (full.has(square) ? false : painted.push(square) > 0), done: (city) => done.push(city) }, at);
  globalThis.Element ??= class {} as unknown as typeof Element;
  const target = Object.create(Element.prototype) as Element;
  Object.defineProperty(target, 'closest', { value: () => (brush === null ? null : { dataset: { brush } }) });
  const [first = [0, 0], ...rest] = points;
  painter.down(event(first[0], first[1], target));
  for (const [x, y] of rest) painter.move(event(x, y));
  const [x, y] = points.at(-1) ?? [0, 0];
  const stopped = painter.up(event(x, y));
  return { painted: [...new Set(painted)], picked, done, stopped };
}

test('a stroke from the palette picks and paints in one movement', () => {
  const { painted, picked, done } = stroke([[5, 50], [5, 5], [35, 5]], 'S');
  expect(picked).toEqual(['S']);
  expect(painted.filter((square) => square < 4)).toEqual([0, 1, 2, 3]);
  expect(done).toEqual([0]);
});

test('a fast stroke leaves no square out', () => {
  expect(stroke([[5, 5], [35, 5]], null).painted).toEqual([0, 1, 2, 3]);
});

test('movements that are told together are gone one by one', () => {
  const painted: number[] = [];
  const painter = new Painter({ pick: () => undefined, paint: ({ square }) => painted.push(square) > 0, done: () => undefined }, at);
  const target = Object.assign(Object.create(Element.prototype) as Element, { closest: () => null });
  painter.down(event(5, 5, target));
  const told = [event(5, 35), event(35, 35)];
  painter.move({ ...event(35, 35), getCoalescedEvents: () => told } as unknown as PointerEvent);
  expect([...new Set(painted)]).toEqual([0, 4, 8, 12, 13, 14, 15]);
});

test('a tap fills an empty square at once, and is left to the click where something stands', () => {
  expect(stroke([[5, 5], [7, 6]], null)).toMatchObject({ painted: [0], stopped: true, done: [0] });
  expect(stroke([[5, 5], [7, 6]], null, new Set([0]))).toMatchObject({ painted: [], stopped: false, done: [] });
});

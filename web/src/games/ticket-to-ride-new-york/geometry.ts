// Curves of routes and the spaces along them: pure arithmetic on the data of `map.ts`, no rules.
import type { Route, Stop } from './types.ts';
import { BENDS, SPOTS, type Point } from './map.ts';

export interface Space extends Point {
  /** Degrees. */
  readonly turn: number;
}

export interface Curve {
  readonly from: Point;
  readonly pull: Point;
  readonly to: Point;
}

/** Between the middles of two spaces that follow each other, and between the halves of a double route. */
export const PITCH = 42;
export const APART = 23;

/** The curve of a route; `side` is -1 or 1 for the halves of a double route, 0 for a single one. */
export function curveOf(route: Route, ends: readonly [Stop, Stop], side: -1 | 0 | 1): Curve {
  const [from, to] = [SPOTS[ends[0]], SPOTS[ends[1]]];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
  const bend = 2 * (BENDS[route] ?? 0);
  const shift = (side * APART) / 2;
  const moved = (point: Point, by: number): Point => ({ x: point.x + across.x * by, y: point.y + across.y * by });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { from: moved(from, shift), pull: moved(middle, bend + shift), to: moved(to, shift) };
}

/** The middles of as many spaces as the route is long, evenly about the middle of its curve. */
export function spacesOn(curve: Curve, count: number): readonly Space[] {
  const steps = Array.from({ length: 101 }, (_, i) => pointAt(curve, i / 100));
  const lengths = [0];
  for (const [i, point] of steps.slice(1).entries()) {
    const before = steps[i] ?? point;
    lengths.push((lengths[i] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const wanted = whole / 2 + (i - (count - 1) / 2) * PITCH;
    const part =
      Math.max(
        0,
        lengths.findIndex((length) => length >= wanted),
      ) / 100;
    return { ...pointAt(curve, part), turn: turnAt(curve, part) };
  });
}

export function pathOf({ from, pull, to }: Curve): string {
  return `M${round(from.x)} ${round(from.y)}Q${round(pull.x)} ${round(pull.y)} ${round(to.x)} ${round(to.y)}`;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function pointAt({ from, pull, to }: Curve, part: number): Point {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * pull.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * pull.y + part * part * to.y,
  };
}

/** Upright: signs and taxis on a space are never upside down. */
function turnAt({ from, pull, to }: Curve, part: number): number {
  const x = (1 - part) * (pull.x - from.x) + part * (to.x - pull.x);
  const y = (1 - part) * (pull.y - from.y) + part * (to.y - pull.y);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// Going about in a grid by keyboard: arrows step, Home and End go to the ends of the row, with Ctrl to the corners.
import type { Corners, Spot } from './city.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a spot, never out of the box; null: it is none of these keys. */
export function stepped({ key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>, spot: Spot, { from, to }: Corners): Spot | null {
  if (key === 'Home') return ctrlKey ? from : { ...spot, column: from.column };
  if (key === 'End') return ctrlKey ? to : { ...spot, column: to.column };
  const step = STEPS[key];
  if (step === undefined) return null;
  const [right, down] = step;
  return { column: within(spot.column + right, from.column, to.column), row: within(spot.row + down, from.row, to.row) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

import { expect, test } from 'vitest';
import { formatSquare, parseSquare, type Corners } from './city.ts';
import { stepped } from './keys.ts';

const BOX: Corners = { from: parseSquare('b2'), to: parseSquare('f5') };

function led(from: string, key: string, ctrlKey = false): string | null {
  const spot = stepped({ key, ctrlKey }, parseSquare(from), BOX);
  return spot === null ? null : formatSquare(spot);
}

test('arrows step, and stop at the edge', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => led('c3', key))).toEqual(['b3', 'd3', 'c2', 'c4']);
  expect(['ArrowLeft', 'ArrowUp'].map((key) => led('b2', key))).toEqual(['b2', 'b2']);
  expect(['ArrowRight', 'ArrowDown'].map((key) => led('f5', key))).toEqual(['f5', 'f5']);
});

test('Home and End go to the ends of the row, with Ctrl to the corners', () => {
  expect([led('d3', 'Home'), led('d3', 'End')]).toEqual(['b3', 'f3']);
  expect([led('d3', 'Home', true), led('d3', 'End', true)]).toEqual(['b2', 'f5']);
});

test('other keys are left alone', () => {
  expect(led('c3', 'Enter')).toBeNull();
});

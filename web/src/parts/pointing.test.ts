import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD, LINGER, Pointing, REST, WANDER, type How } from './pointing.ts';

let told: string[];
let pointing: Pointing<string>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  pointing = new Pointing<string>({
    open: (what: string, how: How) => void told.push(`${what} ${how}`),
    close: () => void told.push('closed'),
  });
});

afterEach(() => void vi.useRealTimers());

test('a mouse that rests opens, and going away closes', () => {
  pointing.over('shop');
  vi.advanceTimersByTime(REST - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['shop rest']);
  pointing.over(null);
  vi.advanceTimersByTime(LINGER);
  expect(told).toEqual(['shop rest', 'closed']);
  expect(pointing.isOpen).toBe(false);
});

test('a mouse that only passes opens nothing', () => {
  pointing.over('shop');
  vi.advanceTimersByTime(REST / 2);
  pointing.over(null);
  vi.advanceTimersByTime(2 * REST);
  expect(told).toEqual([]);
});

test('the way into the tip keeps it', () => {
  pointing.over('shop');
  vi.advanceTimersByTime(REST);
  pointing.over(null);
  vi.advanceTimersByTime(LINGER / 2);
  pointing.inside();
  vi.advanceTimersByTime(10 * LINGER);
  expect(told).toEqual(['shop rest']);
  pointing.over(null);
  vi.advanceTimersByTime(LINGER);
  expect(told.at(-1)).toBe('closed');
});

test('a long press opens, and its click does nothing; the next click does', () => {
  pointing.down('shop', 5, 5);
  vi.advanceTimersByTime(HOLD);
  pointing.up();
  expect(told).toEqual(['shop hold']);
  expect(pointing.swallows()).toBe(true);
  expect(pointing.swallows()).toBe(false);
});

test('a tap opens nothing, and its click is a click', () => {
  pointing.down('shop', 5, 5);
  vi.advanceTimersByTime(HOLD / 2);
  pointing.up();
  vi.advanceTimersByTime(2 * HOLD);
  expect(told).toEqual([]);
  expect(pointing.swallows()).toBe(false);
});

test('a finger that scrolls or drags opens nothing', () => {
  pointing.down('shop', 5, 5);
  pointing.move(5, 5 + WANDER + 1);
  vi.advanceTimersByTime(2 * HOLD);
  expect(told).toEqual([]);
});

test('what is dragged after it was held closes its tip', () => {
  pointing.down('shop', 5, 5);
  vi.advanceTimersByTime(HOLD);
  pointing.move(90, 5);
  expect(told).toEqual(['shop hold', 'closed']);
  expect(pointing.swallows()).toBe(true);
});

test('what a finger or a key opened does not go with the mouse, only with the next finger', () => {
  pointing.ask('shop');
  pointing.over(null);
  vi.advanceTimersByTime(10 * LINGER);
  expect(told).toEqual(['shop key']);
  pointing.down(null, 1, 1);
  expect(told).toEqual(['shop key', 'closed']);
});

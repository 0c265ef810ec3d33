import { beforeAll, expect, test, vi } from 'vitest';
import { sayAll, saySentence } from './sentence.ts';
import { join, words } from './words.svelte.ts';

const NAMES = ['Anna', 'Béla', 'Cleo'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

const PLACED = {
  message: 'told-placed',
  values: [['who', { seat: 1 }], ['tile', { word: 'one-park' }], ['square', 'd4'], ['city', 2]],
};

test('one’s own acts are told as such, those of others with a name', () => {
  expect(saySentence(PLACED, { you: 1, nameOf })).toBe('You place a park on d4 in city 2.');
  expect(saySentence(PLACED, { you: 0, nameOf })).toBe('Béla places a park on d4 in city 2.');
  expect(saySentence(PLACED)).toBe('Seat 2 places a park on d4 in city 2.');
});

test('seats in a list, and sentences in a sentence', () => {
  const won = { message: 'told-won-shared', values: [['names', { items: [{ seat: 0 }, { seat: 2 }] }], ['points', 40]] };
  expect(saySentence(won, { you: 2, nameOf })).toBe('The win is shared with 40 points: Anna and you.');
  const duplex = { message: 'one-duplex-lying', values: [['first', { word: 'building-food' }], ['second', { word: 'building-factory' }]] };
  const pair = { message: 'told-pair', values: [['who', { seat: 0 }], ['tiles', { items: [duplex, { word: 'one-shop' }] }]] };
  expect(sayAll([{ message: 'told-revealed', values: [] }, pair], { you: null, nameOf })).toBe(
    'All show their tiles. Anna shows a duplex (tavern with food left of factory) and a shop.',
  );
});

test('one of several', () => {
  const wrong = { message: 'unreadable-word', values: [['text', 'x'], ['words', { either: ['choose', 'place'] }]] };
  expect(saySentence(wrong)).toBe('“x” is not a move: a move starts with choose or place.');
});

test('a list is told apart by ear', () => {
  expect(join(['park', 'shop', 'house'])).toBe('park, shop and house');
  expect(join(['likes park and shop, not house', 'shop'])).toBe('likes park and shop, not house; shop');
});

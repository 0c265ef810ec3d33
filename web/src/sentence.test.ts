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
  values: [['who', { seat: 1 }], ['tile', { word: 'building-park' }], ['square', 'd4'], ['city', 2]],
};

test('one’s own acts are told as such, those of others with a name', () => {
  expect(saySentence(PLACED, { you: 1, nameOf })).toBe('You place park on d4 of city 2.');
  expect(saySentence(PLACED, { you: 0, nameOf })).toBe('Béla places park on d4 of city 2.');
  expect(saySentence(PLACED)).toBe('Seat 2 places park on d4 of city 2.');
});

test('seats in a list, and sentences in a sentence', () => {
  const won = { message: 'told-won-shared', values: [['names', { items: [{ seat: 0 }, { seat: 2 }] }], ['points', 40]] };
  expect(saySentence(won, { you: 2, nameOf })).toBe('Anna and You share the win with 40 points.');
  const duplex = { message: 'duplex-lying', values: [['first', { word: 'building-food' }], ['second', { word: 'building-factory' }]] };
  const pair = { message: 'told-pair', values: [['who', { seat: 0 }], ['tiles', { items: [duplex, { word: 'building-shop' }] }]] };
  expect(sayAll([{ message: 'told-revealed', values: [] }, pair], { you: null, nameOf })).toBe(
    'All show their tiles. Anna: duplex: tavern with food, to its right factory; shop.',
  );
});

test('a list is told apart by ear', () => {
  expect(join(['park', 'shop', 'house'])).toBe('park, shop and house');
  expect(join(['duplex: park, below it factory', 'shop'])).toBe('duplex: park, below it factory; shop');
});

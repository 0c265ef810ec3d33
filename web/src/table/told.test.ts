import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../protocol.ts';
import { actor, heardBy, meant, newLines, withoutSecretsOf, wordsOf } from './told.ts';

const LINES: readonly ChatLine[] = [
  { version: 3, seat: 1, text: 'hello', phrase: '', at: 0 },
  { version: 5, seat: 0, text: 'hi', phrase: '', at: 0 },
  { version: 8, seat: 2, text: '', phrase: 'thanks', at: 0 },
];

describe('talk', () => {
  it('is news when somebody else said it since', () => {
    expect(newLines(LINES, [0], 0).map(({ version }) => version)).toEqual([3, 8]);
    expect(newLines(LINES, [0], 3).map(({ version }) => version)).toEqual([8]);
    expect(newLines(LINES, [0, 2], 3)).toEqual([]);
  });

  it('is in the reader’s language, unless it was typed', () => {
    const phrases = { thanks: 'Danke!' };
    expect(LINES.map((line) => wordsOf(line, phrases, 'de'))).toEqual(['hello', 'hi', 'Danke!']);
    const told = { ...LINES[0]!, words: { de: 'lieber d4', en: 'rather d4' } };
    expect(wordsOf(told, phrases, 'de')).toBe('lieber d4');
  });
});

describe('secrets on one device', () => {
  const told = [
    { id: 1, sentence: 'Round 1 begins.', only: null },
    { id: 2, sentence: 'Hand of Anna: shop.', only: 0 },
    { id: 3, sentence: 'Hand of Béla: park.', only: 1 },
  ];

  it('are heard by one seat, and by nobody behind a curtain', () => {
    expect(heardBy(told, 0).map(({ id }) => id)).toEqual([1, 2]);
    expect(heardBy(told, null).map(({ id }) => id)).toEqual([1]);
  });

  it('wait for whoever has not heard them, and go with whoever has', () => {
    const later = withoutSecretsOf(told, 0);
    expect(heardBy(later, 1).map(({ id }) => id)).toEqual([1, 3]);
    expect(heardBy(later, 0).map(({ id }) => id)).toEqual([1]);
    expect(withoutSecretsOf(told, null)).toBe(told);
  });
});

it('names who is meant where several play on one device', () => {
  const nameOf = (seat: number): string => ['Anna', 'Béla'][seat] ?? '';
  expect(meant([0, 1], 1, nameOf)).toBe('Béla');
  expect(meant([1], 1, nameOf)).toBeNull();
  expect(meant([], null, nameOf)).toBeNull();
});

it('knows one’s own acts', () => {
  const nameOf = (seat: number): string => ['Anna', 'Béla'][seat] ?? '';
  expect(actor(1, 1, nameOf)).toEqual({ who: 'you', name: 'Béla' });
  expect(actor(0, 1, nameOf)).toEqual({ who: 'other', name: 'Anna' });
  expect(actor(0, null, nameOf)).toEqual({ who: 'other', name: 'Anna' });
});

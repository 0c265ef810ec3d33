import { describe, expect, it } from 'vitest';
import { choicesOf, FEW, found, grouped } from './moves.ts';

const MANY = ['take', 'give'].flatMap((verb) => Array.from({ length: FEW }, (_, number) => ({ move: `${verb} ${number}`, words: `${verb} card ${number}` })));

describe('moves of any game', () => {
  it('are said in the language of the reader, in English, or in notation', () => {
    const offers = [
      { move: 'a', parts: { label: { en: 'take it', de: 'nimm es' } } },
      { move: 'b', parts: { label: { en: 'leave it' } } },
      { move: 'c 4', parts: { square: 4 } },
      { move: 'd', parts: null },
    ];
    expect(choicesOf(offers, 'de').map(({ words }) => words)).toEqual(['nimm es', 'leave it', 'c 4', 'd']);
  });

  it('are found by words and by notation', () => {
    expect(found(MANY, 'GIVE 11').map(({ move }) => move)).toEqual(['give 11']);
    expect(found(MANY, '')).toEqual(MANY);
  });

  it('stand in groups where there are many that begin alike', () => {
    expect(grouped(MANY).map(({ title, moves }) => [title, moves.length])).toEqual([['take', FEW], ['give', FEW]]);
    expect(grouped(MANY.slice(0, FEW))).toEqual([{ title: '', moves: MANY.slice(0, FEW) }]);
    const different = MANY.map((one, index) => ({ ...one, words: `${index}` }));
    expect(grouped(different)).toEqual([{ title: '', moves: different }]);
  });
});

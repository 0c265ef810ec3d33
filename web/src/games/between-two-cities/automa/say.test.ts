import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../../../words.svelte.ts';
import { saySentence } from '../../../sentence.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

test('two civic tiles are told apart by their wishes', () => {
  const civic = (first: string, second: string, other: string): object => ({
    message: 'civic-tile',
    values: [['first', { word: first }], ['second', { word: second }], ['other', { word: other }]],
  });
  const said = saySentence({
    message: 'automa-takes-leftmost',
    values: [
      ['automa', 'Autommaso'],
      ['town', { word: 'town-lefthaven' }],
      ['tile', civic('building-factory', 'building-tavern', 'building-shop')],
      ['other', civic('building-office', 'building-park', 'building-house')],
      ['points', 3],
    ],
  });
  expect(said).toBe(
    'Autommaso takes the civic building that likes factory and tavern, not shop: 3 points in Lefthaven, ' +
      'like the civic building that likes office and park, not house, which lies further right.',
  );
});

test('in Automaville it is told why a civic tile is worth that much', () => {
  const values = [['town', { word: 'town-automaville' }], ['points', 6]];
  expect(saySentence({ message: 'automa-civic-worth', values })).toBe('Automaville has more of both liked kinds than of the disliked one.');
});

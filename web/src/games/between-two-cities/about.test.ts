import { expect, test } from 'vitest';
import { parseAbout, rowsOf } from './about.ts';
import { worthAsked } from './worth.ts';

test('what is pointed at is read', () => {
  expect(parseAbout('tile:F/E')).toEqual({ what: 'tile', tile: 'F/E', seat: null });
  expect(parseAbout('tile:SF-P 2')).toEqual({ what: 'tile', tile: 'SF-P', seat: 2 });
  expect(parseAbout('square:2 c3')).toEqual({ what: 'square', city: 2, square: 'c3' });
  expect(parseAbout('kind:0 shops')).toEqual({ what: 'kind', city: 0, kind: 'shops' });
  expect(parseAbout('lower')).toEqual({ what: 'lower' });
  expect(parseAbout('nonsense:1')).toBeNull();
});

test('a duplex counts in the rows of both its buildings, a civic tile in one', () => {
  expect(rowsOf('F/E')).toEqual(['factories', 'taverns']);
  expect(rowsOf('BD')).toEqual(['taverns']);
  expect(rowsOf('SF-P')).toEqual(['civics']);
});

test('the rules are asked with the cities as they were sent, and with Automaville beside them', () => {
  const city = { grid: 'S../...', joins: ['a1b1'], civics: [{ square: 'c2', tile: 'SF-P' }] };
  const sections = {
    'city/0': city,
    'city/1': { ...city, joins: [], civics: [] },
    capitals: { landscapes: false, civics: true, districts: [{ kinds: ['shop', 'civic'], sizes: [1, 4, 2] }] },
    ville: { rows: [{ kind: 'factories', tiles: ['F', 'F'] }], total: 0 },
  };
  expect(worthAsked(sections, 1, 'F')).toEqual({
    cities: ['S../... +a1b1 c2:SF-P', 'S../...'],
    number: 1,
    districts: ['SC'],
    tile: 'F',
    beside: { factories: 2, districts: [4] },
  });
});

import { beforeAll, expect, test, vi } from 'vitest';
import { words } from '../../../words.svelte.ts';
import { sayPhrase, sayVilleGroup } from './say.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.speak('en');
});

test('two civic tiles are told apart by their wishes', () => {
  const said = sayPhrase({
    message: 'automa-takes-leftmost',
    automa: 'Autommaso',
    words: [['town', 'town-lefthaven']],
    tiles: [['tile', 'FT-S'], ['other', 'OP-H']],
    numbers: [['points', 3]],
  });
  expect(said).toBe(
    'Autommaso takes the civic building (likes factory and tavern, not shop): 3 points in Lefthaven, ' +
      'like the civic building (likes office and park, not house), which lies further right.',
  );
});

test('in Automaville it is told why a civic tile is worth that much', () => {
  const phrase = { message: 'automa-civic-worth', automa: 'Automarta', words: [['town', 'town-automaville']] } as const;
  expect(sayPhrase({ ...phrase, numbers: [['points', 6]] })).toBe('Automaville has more of both liked types than of the disliked one.');
  const group = { kind: 'civic', why: 'civic building', count: 1, points: 3, tile: 'FT-S' } as const;
  expect(sayVilleGroup(group)).toBe(
    'a civic building, fixed when it came: more of one liked type than of the disliked one (likes factory and tavern, not shop)',
  );
});

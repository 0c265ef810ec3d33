import { expect, test } from 'vitest';
import { bgStatsLink } from './bg-stats.ts';

test('a play has what BG Stats asks for', () => {
  const link = bgStatsLink('Lantern Lane', 'lanterns', [{ name: 'Ada & Bo', score: 54, rank: 1, winner: true }], new Date('2026-11-16T19:30:05.123Z'));
  const [address, data = ''] = link.split('?data=');
  expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(decodeURIComponent(data))).toEqual({
    sourceName: 'Tabletown',
    sourcePlayId: 'lanterns-2026-11-16T19:30:05',
    playDate: '2026-11-16 19:30:05',
    game: { name: 'Lantern Lane', sourceGameId: 'lanterns', highestWins: true, noPoints: false },
    players: [{ name: 'Ada & Bo', score: 54, rank: 1, winner: true, sourcePlayerId: 'Ada & Bo', startPlayer: false }],
  });
});

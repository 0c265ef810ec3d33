import { expect, test } from 'vitest';
import { bgStatsLink, resultText } from './bg-stats.ts';

test('a play has what BG Stats asks for', () => {
  const link = bgStatsLink('Kite Harvest', 'kites', [{ name: 'Ada & Bo', score: 54, rank: 1, winner: true, from: '54, 60' }], new Date('2026-11-16T19:30:05.123Z'));
  const [address, data = ''] = link.split('?data=');
  expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(decodeURIComponent(data))).toEqual({
    sourceName: 'Tabletown',
    sourcePlayId: 'kites-2026-11-16T19:30:05',
    playDate: '2026-11-16 19:30:05',
    game: { name: 'Kite Harvest', sourceGameId: 'kites', highestWins: true, noPoints: false },
    players: [{ name: 'Ada & Bo', score: 54, rank: 1, winner: true, sourcePlayerId: 'Ada & Bo', startPlayer: false }],
  });
});

test('a result is told in lines that everybody can read', () => {
  const ada = { name: 'Ada', score: 54, rank: 1, winner: true, from: '54, 60' };
  const bo = { name: 'Bo', score: 50, rank: 2, winner: false };
  expect(resultText('Ada wins', [ada, bo])).toBe('Ada wins\n1. Ada: 54 (54, 60)\n2. Bo: 50');
});

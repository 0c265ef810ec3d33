// Handing on the result of a cardboard game: to the app BG Stats, as it publishes it for other programs (one address with the play as JSON),
// or as plain text.
import { draft, keepDraft } from './device.ts';
import { trueMinus } from './numbers.ts';

export interface StatsPlayer {
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  readonly winner: boolean;
  /** What the score comes from, as the text tells it. */
  readonly from?: string;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

/** `id` stays the same from play to play: the app remembers which game of its own it is. By `played` it knows a play again. */
export function bgStatsLink(title: string, id: string, players: readonly StatsPlayer[], played: Date): string {
  const when = played.toISOString().slice(0, 19);
  const data = {
    sourceName: 'Tabletown',
    sourcePlayId: `${id}-${when}`,
    // In UTC, as it wants it.
    playDate: when.replace('T', ' '),
    game: { name: title, sourceGameId: id, highestWins: true, noPoints: false },
    players: players.map(({ name, score, rank, winner }) => ({ name, score, rank, winner, sourcePlayerId: name, startPlayer: false })),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(data))}`;
}

/** One line each, best first. */
export function resultText(headline: string, players: readonly StatsPlayer[]): string {
  return [headline, ...players.map(({ rank, name, score, from }) => `${rank}. ${name}: ${trueMinus(score)}${from ? ` (${from})` : ''}`)].join('\n');
}

/** When the game that is being entered was counted first. */
export function playedAt(game: string): Date {
  const known = draft<number>(`played/${game}`) ?? Date.now();
  keepDraft(`played/${game}`, known);
  return new Date(known);
}

/** The next result is of another play. */
export function forgetPlay(game: string): void {
  keepDraft(`played/${game}`, null);
}

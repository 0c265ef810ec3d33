// Handing a result to the app BG Stats, as it publishes it for other programs: one address with the play as JSON.
export interface StatsPlayer {
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  readonly winner: boolean;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

/** `id` stays the same from play to play: the app remembers which game of its own it is. */
export function bgStatsLink(title: string, id: string, players: readonly StatsPlayer[], played = new Date()): string {
  const when = played.toISOString().slice(0, 19);
  const data = {
    sourceName: 'Tabletown',
    sourcePlayId: `${id}-${when}`,
    // In UTC, as it wants it.
    playDate: when.replace('T', ' '),
    game: { name: title, sourceGameId: id, highestWins: true, noPoints: false },
    players: players.map((player) => ({ ...player, sourcePlayerId: player.name, startPlayer: false })),
  };
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(data))}`;
}

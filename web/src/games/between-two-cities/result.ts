// A finished game as a picture to send: the ranking, and every city in the colours of its kinds.
import type { Outcome } from '../../protocol.ts';
import { ranking } from '../../table/outcome.ts';
import type { Result, ResultBoard } from '../../table/result_picture.ts';
import { t } from '../../words.svelte.ts';
import { extent, laidTiles, shownBox } from './city.ts';
import type { CityPicture } from './types.ts';

const COLOURS: Readonly<Record<string, string>> = {
  S: '#e5a92f',
  F: '#9c8f87',
  B: '#cc5a41',
  D: '#cc5a41',
  E: '#cc5a41',
  M: '#cc5a41',
  O: '#4a86b5',
  P: '#74a24f',
  H: '#a87aa6',
};
const OTHER = '#5f9f98';

export function boardOf(city: CityPicture, words: string): ResultBoard {
  const box = shownBox(city);
  const tiles = laidTiles(city).flatMap(({ tile, spot: { column, row } }) => {
    const { across, down } = extent(tile);
    const letters = tile.includes('-') ? [tile] : [...tile].filter((letter) => letter !== '/');
    return letters.slice(0, across * down).map((letter, half) => ({
      column: column - box.from.column + (across > 1 ? half : 0),
      row: row - box.from.row + (down > 1 ? half : 0),
      across: 1,
      down: 1,
      colour: COLOURS[letter] ?? OTHER,
    }));
  });
  const size = Math.max(box.to.column - box.from.column, box.to.row - box.from.row) + 1;
  return { size, pieces: tiles, words };
}

export function resultOf(headline: string, outcome: Outcome, nameOf: (who: number) => string, boards: readonly ResultBoard[]): Result {
  const rows = ranking(outcome).map(({ rank, who }) => ({ rank, who, name: nameOf(who), points: String(outcome.scores[who] ?? 0) }));
  return { title: t('game-between-two-cities'), headline, rows, boards };
}

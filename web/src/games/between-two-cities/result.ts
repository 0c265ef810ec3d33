// A finished game as a picture to send: the ranking, and every city as it stands.
import type { Outcome } from '../../protocol.ts';
import { ranking } from '../../table/outcome.ts';
import type { Result, ResultBoard } from '../../table/result_picture.ts';
import { t } from '../../words.svelte.ts';
import { addressOf } from './art/tiles.ts';
import { extent, laidTiles, shownCorners } from './city.ts';
import type { CityPicture } from './types.ts';

export function boardOf(city: CityPicture, words: string): ResultBoard {
  const box = shownCorners(city);
  const pieces = laidTiles(city).map(({ tile, spot: { column, row } }) => ({
    column: column - box.from.column,
    row: row - box.from.row,
    ...extent(tile),
    picture: addressOf(tile),
  }));
  const size = Math.max(box.to.column - box.from.column, box.to.row - box.from.row) + 1;
  return { size, pieces, words };
}

export function resultOf(headline: string, outcome: Outcome, nameOf: (who: number) => string, boards: readonly ResultBoard[]): Result {
  const rows = ranking(outcome).map(({ rank, who }) => ({ rank, who, name: nameOf(who), points: String(outcome.scores[who] ?? 0) }));
  return { title: t('game-between-two-cities'), headline, rows, boards };
}

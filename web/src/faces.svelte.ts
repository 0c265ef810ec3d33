// The faces of the games: titles, seats, options, bots. The server tells them; until it does, the page shows those that
// it was built with, so that it opens at once and without a connection.
import { getGames } from './api.ts';
import type { GameInfo } from './protocol.ts';
import { t, words } from './words.svelte.ts';

const FILES = import.meta.glob<GameInfo>('./games/*/face.ts', { eager: true, import: 'FACE' });

class Faces {
  all = $state.raw<readonly GameInfo[]>(Object.values(FILES));
  private asked: Promise<void> | null = null;

  of(game: string): GameInfo | undefined {
    return this.all.find(({ name }) => name === game);
  }

  /** What the server says now. Words that the page was not built with come along. Raises Refused. */
  async refresh(): Promise<void> {
    const { games } = await getGames();
    if (games.some(({ bundled }) => !bundled)) await words.fetchOthers();
    this.all = games;
  }

  /** For tables of games that the page was not built with: once is enough, unless it fails. */
  know(game: string): Promise<void> {
    if (this.of(game) !== undefined) return Promise.resolve();
    this.asked ??= this.refresh().catch(() => void (this.asked = null));
    return this.asked;
  }
}

export const faces = new Faces();

export function gameTitle(game: string): string {
  const face = faces.of(game);
  return face === undefined ? game : t(face.title);
}

/** One sentence on what one does in it. */
export function aboutGame(game: string): string {
  const face = faces.of(game);
  return face === undefined ? '' : t(face.about);
}

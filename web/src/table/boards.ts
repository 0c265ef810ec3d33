// Which component draws which game. A game is added by adding its folder.
import type { Component, Snippet } from 'svelte';
import type { Sections } from '../state.ts';
import type { TableClient } from './client.svelte.ts';

export interface BoardProps {
  client: TableClient;
  /** Whose eyes the table is seen with; null: an onlooker's. */
  seat: number | null;
  nameOf: (seat: number) => string;
  side: Snippet;
}

type Load<T> = () => Promise<T>;

export interface Teller {
  /** What somebody proposes, where a game knows proposals. */
  tellProposal?(parts: unknown, name: string): string;
}

export interface ReplayProps {
  sections: Sections;
  /** By seat: what it alone could see. */
  hands: readonly Sections[];
  nameOf: (seat: number) => string;
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/**/Board.svelte');
const tellers = import.meta.glob<Teller>('../games/*/say.ts');
const replays = import.meta.glob<{ default: Component<ReplayProps> }>('../games/**/Replay.svelte');
const helpers = import.meta.glob<{ default: Component }>('../games/*/ScoreHelper.svelte');

const BOARDS = byGame(boards);
export const TELLERS = byGame(tellers);
const REPLAYS = byGame(replays);
export const HELPERS = byGame(helpers);

export function boardOf(game: string, sections: Sections): Load<{ default: Component<BoardProps> }> | undefined {
  return BOARDS.get(roomOf(game, sections));
}

export function replayOf(game: string, sections: Sections): Load<{ default: Component<ReplayProps> }> | undefined {
  return REPLAYS.get(roomOf(game, sections));
}

/** Tables with Automas look different, and have a folder in the folder of their game. */
function roomOf(game: string, sections: Sections): string {
  return 'automas' in sections ? `${game}/automa` : game;
}

function byGame<T>(files: Record<string, Load<T>>): ReadonlyMap<string, Load<T>> {
  return new Map(Object.entries(files).map(([path, load]) => [path.split('/').slice(2, -1).join('/'), load]));
}

// Which component draws which game: its own, or the one that draws any game from its text.
import { partsOf, type BoardProps, type LoadComponent, type ReplayProps } from '../games.ts';
import type { Sections } from '../state.ts';

const PLAIN_BOARD: LoadComponent<BoardProps> = () => import('../plain/PlainBoard.svelte');
const PLAIN_REPLAY: LoadComponent<ReplayProps> = () => import('../plain/PlainReplay.svelte');

export function boardOf(game: string, sections: Sections): LoadComponent<BoardProps> {
  return partsOf(game).board?.(sections) ?? PLAIN_BOARD;
}

export function replayOf(game: string, sections: Sections): LoadComponent<ReplayProps> {
  return partsOf(game).replay?.(sections) ?? PLAIN_REPLAY;
}

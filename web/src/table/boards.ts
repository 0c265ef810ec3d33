// Which component draws which game: its own, or the one that draws any game from its text.
import { GAMES, partsOf, type BoardProps, type Load, type LoadComponent, type ReplayProps, type Teller } from '../games.ts';
import type { Sections } from '../state.ts';

export type { BoardProps, ReplayProps, Teller } from '../games.ts';

const PLAIN_BOARD: LoadComponent<BoardProps> = () => import('../plain/PlainBoard.svelte');
const PLAIN_REPLAY: LoadComponent<ReplayProps> = () => import('../plain/PlainReplay.svelte');

export const TELLERS: ReadonlyMap<string, Load<Teller>> = new Map(
  [...GAMES].flatMap(([game, { teller }]) => (teller === undefined ? [] : [[game, teller] as const])),
);

export function boardOf(game: string, sections: Sections): LoadComponent<BoardProps> {
  return partsOf(game).board?.(sections) ?? PLAIN_BOARD;
}

export function replayOf(game: string, sections: Sections): LoadComponent<ReplayProps> {
  return partsOf(game).replay?.(sections) ?? PLAIN_REPLAY;
}

// What the page has for Ticket to Ride: New York. Every page carries this file: it holds nothing but the way to the others.
import type { BoardProps, GameParts, LoadComponent, ReplayProps } from '../../games.ts';
import { isRide } from './address.ts';

const board: LoadComponent<BoardProps> = () => import('./Board.svelte');
const replay: LoadComponent<ReplayProps> = () => import('./Replay.svelte');

export const PARTS: GameParts = {
  board: () => board,
  replay: () => replay,
  log: {
    heads: ['LastLapBegan'],
    quiet: ['TicketsChosen', 'TurnedUp'],
    acts: ['FaceUpTaken', 'BlindDrawn', 'RouteClaimed', 'TicketsKept', 'Passed'],
    gain: ['ride-told-claimed', 'points'],
  },
  picture: () => import('./home/HomePicture.svelte'),
  rules: () => import('./rules.ts'),
  card: () => import('./RideCard.svelte'),
  tip: () => import('./RideTip.svelte'),
  learn: () => import('./courses.ts'),
  score: { helper: () => import('./ScoreHelper.svelte'), reads: isRide },
};

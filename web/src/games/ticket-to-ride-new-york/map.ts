// Where everything lies on our map of Manhattan. Only the drawing: which routes there are, and how long, the server says.
import type { Route, Stop } from './types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface StopSpot extends Point {
  /** Where its name stands, seen from the place. */
  readonly label: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Whether its last word stands on a line of its own. */
  readonly broken?: boolean;
}

export const WIDTH = 620;
export const HEIGHT = 960;

export const SPOTS: Readonly<Record<Stop, StopSpot>> = {
  LC: { x: 178, y: 96, label: { x: 22, y: -32 }, anchor: 'end' },
  CP: { x: 372, y: 78, label: { x: 28, y: -8 }, anchor: 'start', broken: true },
  MW: { x: 148, y: 246, label: { x: -26, y: -16 }, anchor: 'end', broken: true },
  TS: { x: 292, y: 222, label: { x: 25, y: -6 }, anchor: 'start' },
  UN: { x: 488, y: 244, label: { x: 26, y: -8 }, anchor: 'start', broken: true },
  ES: { x: 306, y: 336, label: { x: 28, y: 4 }, anchor: 'start', broken: true },
  CH: { x: 132, y: 408, label: { x: -26, y: 4 }, anchor: 'end' },
  GP: { x: 368, y: 446, label: { x: 26, y: -6 }, anchor: 'start', broken: true },
  GV: { x: 262, y: 574, label: { x: -26, y: 2 }, anchor: 'end', broken: true },
  EV: { x: 434, y: 566, label: { x: 26, y: -10 }, anchor: 'start', broken: true },
  SO: { x: 164, y: 722, label: { x: -26, y: 6 }, anchor: 'end' },
  CT: { x: 308, y: 744, label: { x: 26, y: 4 }, anchor: 'start' },
  LE: { x: 440, y: 672, label: { x: 26, y: -4 }, anchor: 'start', broken: true },
  WS: { x: 236, y: 866, label: { x: -26, y: 12 }, anchor: 'end', broken: true },
  BK: { x: 508, y: 880, label: { x: 4, y: 44 }, anchor: 'middle' },
};

/** How far the middle of a connection is pulled to its left, seen from its first end. */
export const BENDS: Readonly<Partial<Record<Route, number>>> = {
  'LC-CP': 14,
  'LC-MW': -10,
  'CP-UN': 22,
  'MW-CH': -8,
  'TS-UN': -22,
  'UN-GP': 60,
  'CH-SO': -46,
  'CH-GV/R': -8,
  'CH-GV/G': -8,
  'GV-LE': -10,
  'SO-WS': -10,
  'LE-BK': 18,
  'CT-BK/O': 10,
  'CT-BK/R': 10,
  'WS-BK/B': -14,
  'WS-BK/K': -14,
};

/** The island, Brooklyn and the far bank of the Hudson, as outlines. */
export const ISLAND =
  'M96 -20 Q88 60 84 130 Q78 210 74 262 Q62 330 66 402 Q66 470 74 540 Q78 620 92 690 Q108 770 138 838 Q156 900 204 926 ' +
  'Q244 944 276 916 Q312 884 352 828 Q408 776 470 742 Q520 706 524 660 Q530 610 506 566 Q486 520 500 470 Q516 410 528 350 ' +
  'Q548 290 556 230 Q560 180 540 130 Q520 60 516 -20 Z';
export const BROOKLYN = 'M1240 700 L690 722 Q620 738 590 768 Q572 780 566 796 Q520 812 462 838 Q420 868 430 920 Q436 950 430 990 L1240 990 Z';
export const JERSEY = 'M-620 120 Q-90 190 -20 300 Q10 330 4 400 Q14 480 2 560 Q10 640 -2 720 Q-14 752 -60 790 Q-200 900 -620 960 Z';
export const PARK = 'M306 -20 L296 34 Q294 44 304 46 L436 54 Q446 54 446 44 L452 -20 Z';

/** Streets: a faint grid, tilted as Manhattan's is. */
export const STREETS = [
  'M120 -10 L118 640 M178 130 L172 660 M236 -10 L228 640 M352 110 L338 700 M418 60 L404 690 M478 -10 L462 640',
  'M86 150 L548 168 M80 196 L556 216 M74 292 L548 312 M68 362 L524 382 M68 470 L500 486 M74 524 L498 538',
  'M80 624 L522 634 M96 668 L524 690 M112 780 L420 770 M140 826 L352 812',
] as const;

/** Small waves on the water. */
export const WAVES: readonly Point[] = [
  { x: 30, y: 60 },
  { x: 40, y: 190 },
  { x: 34, y: 620 },
  { x: 48, y: 800 },
  { x: 92, y: 910 },
  { x: 586, y: 80 },
  { x: 590, y: 420 },
  { x: 572, y: 530 },
  { x: 596, y: 640 },
  { x: 360, y: 930 },
];

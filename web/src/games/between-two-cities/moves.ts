// The legal moves as they were sent, sorted the way the page asks for them.
import type { Offer } from '../../protocol.ts';
import type { ChoosePart, PlacePart } from './types.ts';

type Part = ChoosePart | PlacePart;

export interface Placement {
  readonly move: string;
  readonly part: PlacePart;
}

/** The move that keeps these two tiles of the hand. */
export function choiceOf(moves: readonly Offer[], tiles: readonly string[]): string | null {
  const wanted = [...tiles].sort().join(' ');
  const found = moves.find(({ parts }) => isChoice(parts) && [...parts.tiles].sort().join(' ') === wanted);
  return found?.move ?? null;
}

export interface HandChoice {
  readonly move: string;
  readonly tiles: readonly string[];
}

export function choicesOf(moves: readonly Offer[]): readonly HandChoice[] {
  return moves.flatMap(({ move, parts }) => (isChoice(parts) ? [{ move, tiles: parts.tiles }] : []));
}

export function placementsOf(moves: readonly Offer[]): readonly Placement[] {
  return moves.flatMap(({ move, parts }) => (isPlacement(parts) ? [{ move, part: parts }] : []));
}

/** By square: what placing a tile there adds. */
export function openSquares(placements: readonly Placement[], tile: string | null, city: number): ReadonlyMap<string, number | null> {
  const fitting = placements.filter(({ part }) => part.tile === tile && part.city === city);
  return new Map(fitting.map(({ part }) => [part.square, part.adds]));
}

export function placementAt(placements: readonly Placement[], tile: string | null, city: number, square: string): Placement | null {
  return placements.find(({ part }) => part.tile === tile && part.city === city && part.square === square) ?? null;
}

/** Picking a third tile lets go of the first. */
export function toggled(picked: readonly number[], index: number): readonly number[] {
  return picked.includes(index) ? picked.filter((one) => one !== index) : [...picked, index].slice(-2);
}

function isChoice(parts: unknown): parts is ChoosePart {
  return (parts as Part).kind === 'choose';
}

function isPlacement(parts: unknown): parts is PlacePart {
  return (parts as Part).kind === 'place';
}

// How one wants to see a table: kept on this device.
import { keep, kept, type PaceWish } from './device.ts';

/** Milliseconds from one act to the next. */
export const GAPS: Readonly<Record<PaceWish, number>> = { none: 0, quick: 400, calm: 800 };

class Wishes {
  pace = $state<PaceWish>(kept().pace);
  /** Letters and numbers at the edges of boards. */
  coordinates = $state(kept().coordinates);

  setPace(pace: PaceWish): void {
    this.pace = pace;
    keep({ pace });
  }

  setCoordinates(coordinates: boolean): void {
    this.coordinates = coordinates;
    keep({ coordinates });
  }

  /** Nobody waits for what nobody sees, and whoever wants no motion wants no show. */
  get gap(): number {
    return document.hidden || isStill() ? 0 : GAPS[this.pace];
  }
}

export const wishes = new Wishes();

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

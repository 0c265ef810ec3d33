// How one wants to see a table: kept on this device.
import { keep, kept } from './device.ts';
import type { PaceRule } from './protocol.ts';

/** Milliseconds from one act to the next. */
export const GAPS: Readonly<Record<PaceRule, number>> = { none: 0, quick: 400, calm: 800 };

class Wishes {
  /** null: as the table agreed. */
  pace = $state<PaceRule | null>(kept().pace);
  /** Letters and numbers at the edges of cities. */
  coordinates = $state(kept().coordinates);

  setPace(pace: PaceRule | null): void {
    this.pace = pace;
    keep({ pace });
  }

  setCoordinates(coordinates: boolean): void {
    this.coordinates = coordinates;
    keep({ coordinates });
  }

  /** Nobody waits for what nobody sees, and whoever wants no motion wants no show. */
  gapAt(agreed: PaceRule): number {
    return document.hidden || isStill() ? 0 : GAPS[this.pace ?? agreed];
  }
}

export const wishes = new Wishes();

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// What stands beside a table: in a column where there is room, else behind buttons, in a sheet from below.
import { MediaQuery } from 'svelte/reactivity';

export const PLACES = ['log', 'talk', 'things'] as const;
export type Place = (typeof PLACES)[number];

/** In letters, not in pixels: where letters are big there is no room for a column either. */
const WIDE = 'min-width: 75rem';

export class Places {
  /** What the sheet shows; null: it is closed. */
  open = $state<Place | null>(null);
  /** How much there is that nobody has looked at yet. */
  unread = $state<Record<Place, number>>({ log: 0, talk: 0, things: 0 });
  #wide = new MediaQuery(WIDE);

  get wide(): boolean {
    return this.#wide.current;
  }

  /** Whether somebody who looks at the screen sees this. */
  sees(place: Place): boolean {
    return this.wide || this.open === place;
  }

  toggle(place: Place): void {
    this.open = this.open === place ? null : place;
  }

  close(): void {
    this.open = null;
  }
}

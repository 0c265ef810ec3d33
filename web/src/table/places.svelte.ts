// What stands beside a table: in a column where there is room, else behind buttons, in a sheet from below.
export const PLACES = ['log', 'talk', 'things'] as const;
export type Place = (typeof PLACES)[number];

/** In letters, not in pixels: where letters are big there is no room for a column either. */
const WIDE = 75;

function isWide(): boolean {
  return innerWidth >= WIDE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

export class Places {
  /** What the sheet shows; null: it is closed. */
  open = $state<Place | null>(null);
  /** How much there is that nobody has looked at yet. */
  unread = $state<Record<Place, number>>({ log: 0, talk: 0, things: 0 });
  /** There is room for a column. */
  wide = $state(isWide());

  /** To be attached to something that is one letter wide: it says when letters grow, or the window does. */
  readonly watch = (letter: HTMLElement): (() => void) => {
    const look = (): void => {
      this.wide = isWide();
    };
    // The window may have become another one since the table was asked for.
    look();
    const watch = new ResizeObserver(look);
    watch.observe(letter);
    addEventListener('resize', look);
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
    };
  };

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

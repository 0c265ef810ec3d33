// A tile under a finger or a mouse. Pointer events do it for both; the browser's own dragging knows no fingers.

/** A square of one of the cities on the screen. */
export interface Target {
  readonly city: number;
  readonly square: string;
}

/** Pixels: less is a tap. */
const FAR = 6;

export class TileDrag {
  /** Where the tile is, while it is dragged. */
  at = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  over = $state.raw<Target | null>(null);

  constructor(private readonly dropped: (target: Target) => void) {}

  /** A pointer went down on a tile; `started` is called once it is clear that it is no tap. */
  begin(down: PointerEvent, started: () => void): void {
    if (down.button !== 0 || this.at !== null) return;
    const ending = new AbortController();
    const own = (run: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) run(event);
    };
    const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void): void =>
      addEventListener(name, own(run), { signal: ending.signal });
    const end = (): void => {
      ending.abort();
      this.at = this.over = null;
    };
    listen('pointermove', ({ clientX: x, clientY: y }) => {
      if (this.at === null && Math.hypot(x - down.clientX, y - down.clientY) < FAR) return;
      if (this.at === null) started();
      this.at = { x, y };
      this.over = targetAt(x, y);
    });
    listen('pointerup', ({ clientX: x, clientY: y }) => {
      // A quick hand is already further than the last move that was told.
      const target = this.at === null ? null : targetAt(x, y);
      end();
      if (target !== null) this.dropped(target);
    });
    listen('pointercancel', end);
  }
}

function targetAt(x: number, y: number): Target | null {
  const square = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square].open');
  const city = square?.closest<HTMLElement>('[data-city]')?.dataset['city'];
  return square == null || city === undefined ? null : { city: Number(city), square: square.dataset['square'] ?? '' };
}

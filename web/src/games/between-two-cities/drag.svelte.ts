// A tile under a finger or a mouse. Pointer events do it for both; the browser's own dragging knows no fingers.
import { extent } from './city.ts';

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
  /** How wide a square of the cities is on this screen: the tile is shown as big as it will lie there. */
  side = $state(0);

  constructor(private readonly dropped: (target: Target, tile: string) => void) {}

  /** A pointer went down on a tile; `started` is called once it is clear that it is no tap. */
  begin(down: PointerEvent, tile: string, started: () => void): void {
    if (down.button !== 0 || this.at !== null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const own = (run: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) run(event);
    };
    const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void): void =>
      addEventListener(name, own(run), { signal });
    const end = (): void => {
      ending.abort();
      this.at = this.over = null;
    };
    listen('pointermove', ({ clientX: x, clientY: y }) => {
      if (this.at === null && Math.hypot(x - down.clientX, y - down.clientY) < FAR) return;
      if (this.at === null) {
        this.side = document.querySelector('[data-city] [data-square]')?.getBoundingClientRect().width ?? 0;
        started();
      }
      this.at = { x, y };
      this.over = this.targetAt(tile, x, y);
    });
    listen('pointerup', ({ clientX: x, clientY: y }) => {
      // A quick hand is already further than the last move that was told.
      const target = this.at === null ? null : this.targetAt(tile, x, y);
      end();
      if (target !== null) this.dropped(target, tile);
    });
    listen('pointercancel', end);
    // The browser's own wishes: to select words along the way, or to drag those that are selected and keep the pointer.
    for (const name of ['selectstart', 'dragstart']) addEventListener(name, (event) => event.preventDefault(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  }

  /** A duplex lies by its first half: the square below that, or else the one below the pointer. */
  private targetAt(tile: string, x: number, y: number): Target | null {
    const { across, down } = extent(tile);
    return squareAt(x - ((across - 1) * this.side) / 2, y - ((down - 1) * this.side) / 2) ?? squareAt(x, y);
  }
}

function squareAt(x: number, y: number): Target | null {
  const square = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square].open');
  const city = square?.closest<HTMLElement>('[data-city]')?.dataset['city'];
  return square == null || city === undefined ? null : { city: Number(city), square: square.dataset['square'] ?? '' };
}

// Entering cities by finger or mouse: a stroke paints every empty square on its way. It may begin on a building of the palette, so that
// picking it and putting it down is one movement; what stands already is passed over, a tap alone changes it.
export interface CitySquare {
  readonly city: number;
  readonly square: number;
}

export interface Painting {
  readonly pick: (brush: string) => void;
  /** Whether that changed anything. */
  readonly paint: (spot: CitySquare) => boolean;
  /** The finger has left the glass after painting in this city. */
  readonly done: (city: number) => void;
}

const STEP = 6;
/** The outer part of a square does not count: so a stroke can go diagonally. */
const RIM = 0.14;

export class Painter {
  private first: CitySquare | null = null;
  private last: readonly [number, number] | null = null;
  private painted: number | null = null;
  private pointer: number | null = null;

  constructor(
    private readonly painting: Painting,
    private readonly at: (x: number, y: number) => CitySquare | null = spotAt,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const brush = event.target.closest<HTMLElement>('[data-brush]')?.dataset['brush'];
    this.first = this.at(event.clientX, event.clientY);
    if (brush === undefined && this.first === null) return;
    if (brush) this.painting.pick(brush);
    this.pointer = event.pointerId;
    this.last = [event.clientX, event.clientY];
    this.painted = null;
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    // A busy device tells several movements at once: the way between them matters, a short cut would paint other squares.
    const told = event.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of told.length > 0 ? told : [event]) this.go(clientX, clientY);
  };

  private go(toX: number, toY: number): void {
    const [x, y] = this.last ?? [toX, toY];
    const [dx, dy] = [toX - x, toY - y];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP));
    for (let step = 1; step <= steps; step++) this.touch(this.at(x + (dx * step) / steps, y + (dy * step) / steps));
    this.last = [toX, toY];
  }

  /** Whether something was painted: then what follows is no click. */
  readonly up = (event: PointerEvent): boolean => {
    if (event.pointerId !== this.pointer) return false;
    // A tap on an empty square counts when the finger is lifted; one on a building is left to the click.
    const city = this.painted ?? (this.first !== null && this.painting.paint(this.first) ? this.first.city : null);
    this.pointer = this.last = this.first = null;
    this.painted = null;
    if (city !== null) this.painting.done(city);
    return city !== null;
  };

  private touch(spot: CitySquare | null): void {
    if (spot === null) return;
    if (this.first !== null) {
      // Still on the square where it began: that may become a tap.
      if (spot.city === this.first.city && spot.square === this.first.square && this.painted === null) return;
      if (this.painted === null) this.painting.paint(this.first);
    }
    this.painted = spot.city;
    this.painting.paint(spot);
  }
}

function spotAt(x: number, y: number): CitySquare | null {
  const square = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]');
  if (!square) return null;
  const { left, top, width, height } = square.getBoundingClientRect();
  const inside = Math.abs(x - left - width / 2) < width * (0.5 - RIM) && Math.abs(y - top - height / 2) < height * (0.5 - RIM);
  return inside ? { city: Number(square.dataset['city']), square: Number(square.dataset['square']) } : null;
}

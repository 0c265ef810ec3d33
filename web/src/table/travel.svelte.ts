// Pieces that travel from where they were to where they go. What is drawn, each game says; nobody has to wait for it.
import { isStill } from '../wishes.svelte.ts';

export interface Flight<T> {
  readonly id: number;
  readonly what: T;
  readonly from: DOMRect;
  readonly to: Element;
  /** It is what is drawn there, and must not be seen before it has come. */
  readonly stays: boolean;
}

export class Travel<T> {
  flights = $state.raw<readonly Flight<T>[]>([]);
  private last = 0;

  /** Nothing flies where one of the two is out of sight, or where no motion is wanted. */
  go(what: T, from: Element | null | undefined, to: Element | null | undefined, stays = true): void {
    if (isStill() || document.hidden || from == null || to == null) return;
    if (!from.checkVisibility() || !to.checkVisibility()) return;
    this.flights = [...this.flights, { id: (this.last += 1), what, from: from.getBoundingClientRect(), to, stays }];
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}

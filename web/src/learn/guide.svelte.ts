// Who has learnt all may let the guide play her seat to the end, and look on: nobody has to sit through a long game twice.
import type { Offer } from '../protocol.ts';
import type { TableClient } from '../table/client.svelte.ts';
import { isStill } from '../wishes.svelte.ts';

/** Milliseconds from one act of the guide to the next: time to see what it does. */
const PAUSE = 700;

export class Guide {
  #plays = $state(false);

  /** To be made while a component is. `choose`: which of the moves it makes. */
  constructor(
    client: TableClient,
    seat: () => number,
    choose: (moves: readonly Offer[]) => Promise<string | null>,
  ) {
    $effect(() => {
      const moves = client.state.own[seat()]?.moves ?? [];
      const waits = client.busy || client.behind > 0 || client.state.table?.status !== 'running';
      if (!this.#plays || waits || moves.length === 0) return;
      let still = true;
      const timer = setTimeout(
        () => {
          void choose(moves).then((move) => {
            if (still && move !== null) void client.submit(seat(), move);
          });
        },
        isStill() ? 0 : PAUSE,
      );
      return () => {
        still = false;
        clearTimeout(timer);
      };
    });
  }

  get plays(): boolean {
    return this.#plays;
  }

  toggle(): void {
    this.#plays = !this.#plays;
  }
}

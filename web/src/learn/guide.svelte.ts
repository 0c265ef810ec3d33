// The guide lays what the learner has laid often enough, unless she wants to do all of it herself. Who has learnt all may let it play
// her seat to the end, and look on: nobody has to sit through a long game twice.
import type { Offer } from '../protocol.ts';
import type { TableClient } from '../table/client.svelte.ts';
import { isStill } from '../wishes.svelte.ts';

/** Milliseconds from one act of the guide to the next: time to see what it does. */
const PAUSE = 700;

export class Guide {
  #plays = $state(false);
  #helps = $state(true);

  /** To be made while a component is. `choose`: which of the moves it makes. `eases`: from now on it helps. `routine`: here it does. */
  constructor(
    client: TableClient,
    seat: () => number,
    choose: (moves: readonly Offer[]) => Promise<string | null>,
    private readonly eases: () => boolean = () => false,
    routine: () => boolean = () => false,
  ) {
    $effect(() => {
      const moves = client.state.own[seat()]?.moves ?? [];
      const waits = client.busy || client.behind > 0 || client.state.table?.status !== 'running';
      if (!(this.#plays || (this.helps && routine())) || waits || moves.length === 0) return;
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

  /** It lays what is no news any more. */
  get helps(): boolean {
    return this.#helps && this.eases();
  }

  leave(): void {
    this.#helps = false;
  }

  toggle(): void {
    this.#plays = !this.#plays;
  }
}

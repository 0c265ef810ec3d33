// The end comes step by step: rows, totals, what counts, and then who has won. Whoever cannot wait skips it.
import { untrack } from 'svelte';
import { sound } from '../sound.svelte.ts';
import { isStill } from '../wishes.svelte.ts';

const STEP = 650;

export class Ceremony {
  /** How many steps are to be seen. */
  #shown = $state(Infinity);
  /** It was seen to the end just now, and may be celebrated. */
  celebrated = $state(false);

  /** To be made while a component is. `wanted`: the end has come before the reader's eyes. */
  constructor(
    wanted: () => boolean,
    private readonly steps: () => number,
  ) {
    const now = untrack(wanted);
    if (!now || isStill() || document.hidden) {
      this.celebrated = now;
      return;
    }
    this.#shown = 0;
    // Also elsewhere nobody reads who has won: the page knows that it is under way.
    const { classList } = document.documentElement;
    classList.add('ceremony');
    $effect(() => {
      const stop = new AbortController();
      const timer = setInterval(() => this.go(), STEP);
      const skip = (): void => this.finish();
      addEventListener('pointerdown', skip, { signal: stop.signal });
      addEventListener('keydown', (event) => this.press(event), { signal: stop.signal });
      document.addEventListener('visibilitychange', skip, { signal: stop.signal });
      stop.signal.addEventListener('abort', () => {
        clearInterval(timer);
        classList.remove('ceremony');
      });
      $effect(() => {
        if (this.done) stop.abort();
      });
      return () => stop.abort();
    });
  }

  get shown(): number {
    return this.#shown;
  }

  get done(): boolean {
    return this.#shown === Infinity;
  }

  finish(): void {
    if (this.done) return;
    this.#shown = Infinity;
    this.celebrated = true;
    sound.play('end');
    // Whoever has won stands on top.
    scrollTo({ top: 0, behavior: 'smooth' });
  }

  private press(event: KeyboardEvent): void {
    // The space bar would take the page down again, away from whoever has won.
    if (event.key === ' ' && event.target === document.body) event.preventDefault();
    this.finish();
  }

  private go(): void {
    if (untrack(() => this.#shown) + 1 >= untrack(this.steps)) this.finish();
    else {
      this.#shown += 1;
      sound.play('knock');
    }
  }
}

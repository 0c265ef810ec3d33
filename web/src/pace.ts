// What others do is shown one act after the other, so that it can be followed. Plain data and a clock, no DOM.
// The server never waits, and neither does whoever wants to move: then all of it is shown at once.
import type { HeadlessState } from './state.ts';

/** What tests replace. */
export interface Watch {
  now(): number;
  /** Does it later; what it gives back takes the wish back. */
  later(work: () => void, milliseconds: number): () => void;
}

export interface PaceHooks {
  show(state: HeadlessState): void;
  /** How many states wait to be shown. */
  waiting(count: number): void;
  /** Milliseconds from one act to the next, as it is wished just now; 0: at once. */
  gap(): number;
}

const WATCH: Watch = {
  now: () => performance.now(),
  later(work, milliseconds) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

interface Queued {
  readonly state: HeadlessState;
  readonly act: boolean;
}

export class Pace {
  private queue: readonly Queued[] = [];
  private acted = -Infinity;
  private stop: (() => void) | null = null;
  private held = false;

  constructor(
    private readonly hooks: PaceHooks,
    private readonly watch: Watch = WATCH,
  ) {}

  /** A new state of the table. `act`: somebody did something that should be seen for a moment. */
  push(state: HeadlessState, act: boolean): void {
    this.queue = [...this.queue, { state, act }];
    this.advance();
  }

  /** Everything that waits, now. */
  flush(): void {
    if (this.queue.length > 0) this.show(this.queue.length);
    this.advance();
  }

  /** Nothing that waits is shown until `release`: a finger is on the glass, and what it is on must not move away. */
  hold(): void {
    this.held = true;
    this.advance();
  }

  release(): void {
    this.held = false;
    this.advance();
  }

  /** Something else has happened that needs no pace, such as talk: all that waits knows it as well. */
  amend(change: (state: HeadlessState) => HeadlessState): void {
    this.queue = this.queue.map(({ state, act }) => ({ state: change(state), act }));
  }

  private advance(): void {
    this.stop?.();
    this.stop = null;
    let [ready, acted, wait] = [0, this.acted, 0];
    const now = this.watch.now();
    for (const { act } of this.held ? [] : this.queue) {
      wait = act ? acted + this.hooks.gap() - now : 0;
      if (wait > 0) break;
      if (act) acted = now;
      ready += 1;
    }
    // All of it at once: of two that are shown without a frame between them only the second would be told.
    if (ready > 0) this.show(ready);
    if (wait > 0) this.stop = this.watch.later(() => this.advance(), wait);
    this.hooks.waiting(this.queue.length);
  }

  private show(count: number): void {
    const shown = this.queue.slice(0, count);
    this.queue = this.queue.slice(count);
    if (shown.some(({ act }) => act)) this.acted = this.watch.now();
    this.hooks.show(together(shown.map(({ state }) => state)));
  }
}

/** The last of several states, with the news of all: what is shown at once must be told all the same. */
function together(states: readonly HeadlessState[]): HeadlessState {
  const last = states.at(-1) as HeadlessState;
  return states.length === 1 ? last : { ...last, news: newsOf(states) };
}

function newsOf(states: readonly HeadlessState[]): HeadlessState['news'] {
  // A state without news of its own still holds those of the one before it.
  return states.flatMap((state, index) => (state.newsNumber === states[index - 1]?.newsNumber ? [] : state.news));
}

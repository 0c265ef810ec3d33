// Which lesson is shown at a table now. What was shown is learnt when something else is done: nothing has to be clicked away.
import { untrack } from 'svelte';
import { courseAt, keepProgress, nextLesson, type Lesson, type Occasion } from './courses.ts';

interface ShownLesson<L> {
  readonly key: string;
  readonly focus: string | null;
  readonly lesson: L | null;
}

export class Tutor<M extends Occasion, L extends Lesson<M>> {
  /** All that is taught here; empty: this table is not a guided game. */
  readonly lessons: readonly L[];
  #learnt = $state.raw<ReadonlySet<string>>(new Set());
  #quiet = $state(true);
  #shown = $state.raw<ShownLesson<L> | null>(null);
  readonly learnt = $derived.by(() => this.lessons.filter(({ name }) => this.#learnt.has(name)).length);
  readonly done = $derived.by(() => this.learnt === this.lessons.length);

  /** To be made while a component is. `moment`: what there is to be seen; null while others act. */
  constructor(
    private readonly table: string,
    lessons: Readonly<Record<string, readonly L[]>>,
    moment: () => M | null,
  ) {
    const found = courseAt(table);
    this.lessons = lessons[found?.course ?? ''] ?? [];
    this.#quiet = found === null || found.progress.quiet || this.lessons.length === 0;
    this.#learnt = new Set(found?.progress.learnt);
    $effect(() => {
      const now = moment();
      if (now !== null && !this.#quiet) untrack(() => this.#show(now));
    });
  }

  get quiet(): boolean {
    return this.#quiet;
  }

  /** It stays while others act: there is time to read. */
  get lesson(): L | null {
    return this.#shown?.lesson ?? null;
  }

  hush(): void {
    this.#quiet = true;
    keepProgress(this.table, { quiet: true });
  }

  /** The game is over: what was shown last is learnt as well. */
  end(): void {
    if (this.lesson !== null && !this.#quiet) this.#learn(this.lesson.name);
  }

  /** What somebody reads is not taken away by what others do. */
  #show(now: M): void {
    const last = this.#shown;
    const same = last !== null && last.key === now.key && last.focus === now.held;
    if (last !== null && last.lesson !== null) {
      if (same) return;
      this.#learn(last.lesson.name);
    }
    this.#shown = { key: now.key, focus: now.held, lesson: nextLesson(this.lessons, this.#learnt, now) };
  }

  #learn(name: string): void {
    if (this.#learnt.has(name)) return;
    this.#learnt = new Set([...this.#learnt, name]);
    keepProgress(this.table, { learnt: [...this.#learnt] });
  }
}

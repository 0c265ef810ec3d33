// Tiles that others lay travel from their city's head to their square, and stay marked until one's own next move.
import { untrack } from 'svelte';
import type { HeadlessState } from '../../state.ts';
import { marked } from '../../table/story.ts';
import { Travel } from '../../table/travel.svelte.ts';
import { marksIn } from './city.ts';

export class Arriving {
  readonly travel = new Travel<string>();
  readonly marks = $derived.by(() => marksIn(marked(this.sight().state.story, this.sight().seat, [this.type])));

  /** To be made while a component is. `type`: the event that tells of a tile laid. */
  constructor(
    private readonly sight: () => { readonly state: HeadlessState; readonly seat: number | null },
    private readonly type: string,
  ) {
    // A value of its own: the state also changes when nothing is told.
    const told = $derived(this.sight().state.newsNumber);
    let before = untrack(() => told);
    $effect(() => {
      if (told === before) return;
      before = told;
      untrack(() => this.fly());
    });
  }

  private fly(): void {
    const { state, seat } = this.sight();
    for (const { event } of state.news) {
      if (event.type !== this.type || event.by === seat) continue;
      const { city, tile, square } = event.parts as { city: number; tile: string; square: string };
      const grid = document.querySelector(`[data-city="${city}"]`);
      this.travel.go(tile, grid?.closest('section')?.querySelector('.token'), grid?.querySelector(`[data-tile="${square}"]`));
    }
  }
}

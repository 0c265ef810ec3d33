// Cards that somebody draws travel from the display or the deck to her.
import { untrack } from 'svelte';
import type { HeadlessState } from '../../state.ts';
import { section } from '../../state.ts';
import { Travel } from '../../table/travel.svelte.ts';
import type { Suit } from './art/suits.ts';
import { suitOf } from './suits.ts';
import type { Card, StockPicture } from './types.ts';

export class CardTravel {
  readonly travel = new Travel<Suit | 'back'>();
  /** The display before the last news: there the card lay that was taken. */
  private display: readonly Card[] = [];

  /** To be made while a component is. */
  constructor(private readonly state: () => HeadlessState) {
    // A value of its own: the state also changes when nothing is told.
    const told = $derived(this.state().newsNumber);
    let before = untrack(() => told);
    $effect(() => {
      if (told !== before) untrack(() => this.fly());
      before = told;
      this.display = untrack(() => section<StockPicture>(this.state().public, 'stock')?.display ?? []);
    });
  }

  private fly(): void {
    const { news } = this.state();
    for (const { event } of news) {
      const { seat, card } = event.parts as { seat: number; card: Card };
      const to = document.querySelector(`[data-cards="${seat}"]`);
      if (event.type === 'FaceUpTaken') {
        this.travel.go(suitOf(card), document.querySelector(`[data-slot="${this.display.indexOf(card)}"]`), to, false);
      } else if (event.type === 'BlindDrawn') {
        const seen = news.find((one) => one.event.type === 'CardSeen' && one.event.at === event.at);
        const drawn = seen === undefined ? 'back' : suitOf((seen.event.parts as { card: Card }).card);
        this.travel.go(drawn, document.querySelector('[data-slot="deck"]'), to, false);
      }
    }
  }
}

// The tile in hand and the square that is picked for it: it is placed by a second press, a drop or a button.
import { untrack } from 'svelte';
import { draft, keepDraft } from '../../device.ts';
import type { TableClient } from '../../table/client.svelte.ts';
import { covered } from './city.ts';
import { TileDrag, type Target } from './drag.svelte.ts';
import { placementAt, type Placement } from './moves.ts';

/** What a seat sees of the table. */
export interface Sight {
  readonly client: TableClient;
  readonly seat: number | null;
  /** The tiles that wait to be placed. */
  readonly tiles: readonly string[];
  readonly placements: readonly Placement[];
  /** The city in which a square is looked for on behalf of somebody else: nothing is placed there meanwhile. */
  readonly asking: number | null;
  /** One press on a square is enough for a tile that covers no other. */
  readonly swift: boolean;
}

/** A placing in the making, as the tab keeps it. */
interface Begun {
  readonly tiles: readonly string[];
  readonly held: number;
  readonly at: Target | null;
}

export class Picking {
  #wish = $state(0);
  /** How often a tile was taken in hand, the same again included: who presses it wants to see where it can go. */
  #grips = $state(0);
  #at = $state.raw<Target | null>(null);
  /** The move that is to be made as soon as nothing is on its way. */
  #confirmed = $state<string | null>(null);
  /** Which of the tiles is in hand. */
  readonly held = $derived.by(() => Math.min(this.#wish, this.sight().tiles.length - 1));
  readonly tile = $derived.by(() => this.sight().tiles[this.held] ?? null);
  /** The placing that is picked. */
  readonly move = $derived.by((): Placement | null => {
    const { placements, asking } = this.sight();
    if (this.#at === null || this.#at.city === asking) return null;
    return placementAt(placements, this.tile, this.#at.city, this.#at.square);
  });
  readonly drag = new TileDrag((target, dragged) => {
    // Meanwhile another tab may have placed it.
    if (dragged !== this.tile) return;
    this.#at = target;
    this.#confirmed = this.move?.move ?? null;
  });

  /** To be made while a component is: it does its part of what the component does. */
  constructor(private readonly sight: () => Sight) {
    untrack(() => this.goOn());
    // A tile can be dropped, or a square pressed again, while the last wish is still on its way: then it is placed as
    // soon as that is answered.
    $effect(() => {
      if (this.#confirmed === null || this.sight().client.busy) return;
      // Meanwhile another tile may have come to hand.
      if (this.#confirmed === this.move?.move) void this.place();
      this.#confirmed = null;
    });
  }

  /** The square of a city that is picked for the tile in hand. */
  in(city: number): string | null {
    return this.move !== null && this.#at?.city === city ? this.#at.square : null;
  }

  pick(city: number, square: string): void {
    const again = this.#at?.city === city && this.#at.square === square;
    if (!again) this.#at = { city, square };
    this.#confirmed = again || this.swift ? (this.move?.move ?? null) : null;
    this.keep();
  }

  /** The tile in hand is laid with one press. */
  get swift(): boolean {
    return this.sight().swift && this.tile !== null && covered(this.tile, 'a1').length === 1;
  }

  get grips(): number {
    return this.#grips;
  }

  hold(index: number): void {
    this.#wish = index;
    this.#grips += 1;
    this.#at = null;
    this.keep();
  }

  cancel(): void {
    this.#at = null;
    this.keep();
  }

  private get name(): string {
    const { client, seat } = this.sight();
    return `${client.id}/${seat}/placing`;
  }

  private keep(): void {
    const begun: Begun = { tiles: this.sight().tiles, held: this.#wish, at: this.#at };
    keepDraft(this.name, begun.held === 0 && begun.at === null ? null : begun);
  }

  /** Where one was before the page was loaded again, if the same tiles still wait. */
  private goOn(): void {
    const begun = draft<Begun>(this.name);
    if (begun === null || begun.tiles.join() !== this.sight().tiles.join()) return;
    this.#wish = begun.held;
    this.#at = begun.at;
  }

  async place(): Promise<void> {
    const { client, seat } = this.sight();
    const meant = this.move?.move;
    // Others may have been there meanwhile, which is not shown yet: then it is another tile that would be placed.
    client.skip();
    if (meant === undefined || this.move?.move !== meant || seat === null || client.busy) return;
    const sent = this.#at;
    const answer = await client.submit(seat, meant);
    if (answer.t === 'accepted' && this.#at === sent) this.hold(0);
  }
}

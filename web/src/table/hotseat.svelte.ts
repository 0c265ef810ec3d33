// Several seats on one device: whose eyes see the table now, and when a curtain must hide it first.
import { partsOf } from '../games.ts';
import type { TableClient } from './client.svelte.ts';

/** Secrets are on the table as long as the game does not say that everything to be seen is public. */
function isSecret({ state: { table, public: sections } }: TableClient): boolean {
  return table === null || !(partsOf(table.game).isOpen?.(sections) ?? false);
}

export class Hotseat {
  /** The seat that last opened the curtain. */
  private opened = $state<number | null>(null);

  constructor(private readonly client: TableClient) {}

  /** Whom the table waits for on this device: the one who looks, as long as it is her turn, else the next. */
  private get next(): number | null {
    const { you, turn } = this.client.state;
    const waiting = you.filter((seat) => turn.to_act.includes(seat));
    const current = this.opened ?? you[0] ?? null;
    return current !== null && waiting.includes(current) ? current : (waiting[0] ?? current);
  }

  get seat(): number | null {
    return this.next;
  }

  /** Who has to open the curtain first; null: nobody. */
  get curtain(): number | null {
    const { you, table } = this.client.state;
    if (you.length < 2 || table?.status !== 'running') return null;
    return this.next !== this.opened && isSecret(this.client) ? this.next : null;
  }

  /** Where everything is public the device goes round without a curtain: then the next secret needs one for all. */
  follow(): void {
    if (!isSecret(this.client) && this.next !== this.opened) this.opened = null;
  }

  open(): void {
    this.opened = this.next;
  }
}

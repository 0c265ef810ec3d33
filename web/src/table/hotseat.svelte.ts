// Several seats on one device: whose eyes see the table now, and when a curtain must hide it first.
import { section } from '../state.ts';
import type { TableClient } from './client.svelte.ts';

/** Secrets are on the table as long as the game does not say that everything to be seen is public. */
function isSecret(client: TableClient): boolean {
  const turn = section<{ phase: string }>(client.state.public, 'turn');
  return turn?.phase !== 'place';
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

  open(): void {
    this.opened = this.next;
  }
}

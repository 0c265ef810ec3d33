// This device's part in drawing the deal: it pledges, shows a share for one set of terms only, and checks the end.
// Programs do the same with `own_shares.py`.
import { newToken } from '../device.ts';
import type { DealInfo, Pledge, ShowShare, TableInfo } from '../protocol.ts';
import type { Unsigned } from '../socket.ts';
import { sha256 } from './sha256.ts';
import { digestOf, numberOf, pledgeOf, pledgesOf, seedOf, type Draw } from './terms.ts';

/** Where shares are kept: what was pledged must be shown after a reload too, and by any tab. */
export interface Keeper {
  get(name: string): string | null;
  set(name: string, value: string): void;
}

/**
 * `verified`: it follows from the terms for which this device has shown its share. `joint`: from the shares that are told, none of
 * them from here. `wrong`: it does not follow, or from other terms. `alone`: the server has dealt.
 */
export type DealCheck = 'verified' | 'joint' | 'wrong' | 'alone';

export type DealWish = Unsigned<Pledge | ShowShare>;

export class OwnShares {
  private readonly asked = new Set<string>();

  constructor(private readonly kept: Keeper) {}

  /** What is to be sent now; nothing is asked for twice. */
  wishes(table: TableInfo, you: readonly number[]): DealWish[] {
    const deal = table.deal ?? null;
    if (deal === null || table.status !== 'open') return [];
    const draw: Draw = { table: table.id, stopped: deal.stopped ?? [], commitment: table.commitment };
    return you.flatMap((seat) => (deal.phase === 'showing' ? this.show(draw, deal, seat) : this.pledge(draw, deal, seat)));
  }

  /** It was not taken: to be sent once more. */
  forget(wish: DealWish, table: string): void {
    this.asked.delete(`${wish.t}/${table}/${wish.draw}/${wish.seat}`);
  }

  /** After the end. */
  check(table: TableInfo): DealCheck {
    const deal = table.deal ?? null;
    const draw: Draw = { table: table.id, stopped: deal?.stopped ?? [], commitment: table.commitment };
    const shown = this.kept.get(`shown/${table.id}/${numberOf(draw)}`);
    if (deal === null || deal.phase !== 'done') return shown === null ? 'alone' : 'wrong';
    const { shares = [], share = '' } = deal;
    const follows = seedOf(draw, share, shares) === table.seed && sha256(share) === table.commitment;
    if (!follows || (shown !== null && shown !== digestOf(draw, pledgesOf(draw, shares)))) return 'wrong';
    return shown === null ? 'joint' : 'verified';
  }

  /** Where nobody has; and once where another device of the same person has, which may be closed by now. */
  private pledge(draw: Draw, deal: DealInfo, seat: number): DealWish[] {
    const there = deal.pledges?.[seat] ?? '';
    if (there !== '' && (deal.phase === 'pledging' || this.kept.get(`share/${there}`) !== null)) return [];
    if (!this.isFirst('pledge', draw, seat) && there !== '') return [];
    const share = newToken();
    const pledge = pledgeOf(draw, seat, share);
    this.kept.set(`share/${pledge}`, share);
    return [{ t: 'pledge', seat, draw: numberOf(draw), pledge }];
  }

  private show(draw: Draw, deal: DealInfo, seat: number): DealWish[] {
    const pledges = deal.pledges ?? [];
    const share = this.kept.get(`share/${pledges[seat] ?? ''}`);
    // Another device's; or the server has changed its commitment since.
    if (!deal.waiting?.includes(seat) || share === null || pledgeOf(draw, seat, share) !== pledges[seat]) return [];
    const terms = digestOf(draw, pledges);
    const name = `shown/${draw.table}/${numberOf(draw)}`;
    // A server that asks for the same draw again under other terms has seen this share, and could choose the rest.
    if ((this.kept.get(name) ?? terms) !== terms || !this.isFirst('show-share', draw, seat)) return [];
    this.kept.set(name, terms);
    return [{ t: 'show-share', seat, draw: numberOf(draw), share }];
  }

  private isFirst(what: DealWish['t'], draw: Draw, seat: number): boolean {
    const asked = `${what}/${draw.table}/${numberOf(draw)}/${seat}`;
    const first = !this.asked.has(asked);
    this.asked.add(asked);
    return first;
  }
}

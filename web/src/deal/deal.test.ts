import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DealInfo, TableInfo } from '../protocol.ts';
import { OwnShares, type DealWish, type Keeper } from './own_shares.ts';
import { sha256 } from './sha256.ts';
import { digestOf, pledgeOf, pledgesOf, seedOf, type Draw } from './terms.ts';

const SERVER = '5'.repeat(64);

function keeper(): Keeper {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name) ?? null, set: (name, value) => void kept.set(name, value) };
}

const info = (deal: DealInfo | null, more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: 'table', status: 'open', commitment: sha256(SERVER), seed: null, deal, ...more }) as TableInfo;

/** All that is sent at a table of two, where the other seat has pledged. */
function drawn(shares: OwnShares, stopped: readonly (readonly number[])[] = []): { pledge: string; share: string; other: string } {
  const draw: Draw = { table: 'table', stopped, commitment: sha256(SERVER) };
  const other = pledgeOf(draw, 1, '7'.repeat(64));
  const [wish] = shares.wishes(info({ phase: 'gathering', stopped, pledges: ['', other] }), [0]);
  const pledge = wish?.t === 'pledge' ? wish.pledge : '';
  const [shown] = shares.wishes(info({ phase: 'showing', stopped, pledges: [pledge, other], waiting: [0] }), [0]);
  return { pledge, other, share: shown?.t === 'show-share' ? shown.share : '' };
}

const over = (shares: readonly string[], share = SERVER): TableInfo => {
  const draw: Draw = { table: 'table', stopped: [], commitment: sha256(share) };
  const deal: DealInfo = { phase: 'done', shares, share };
  return info(deal, { status: 'over', commitment: sha256(share), seed: seedOf(draw, share, shares) });
};

describe('sha256', () => {
  it('is the one of the standard, at all lengths', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    for (let length = 0; length < 200; length += 1) {
      const text = 'aé'.repeat(length).slice(0, length);
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }
  });
});

describe('the terms of a draw', () => {
  it('are hashed as in Python (docs/joint-deal.md)', () => {
    const draw: Draw = { table: 'harbour7', stopped: [[2], [0, 1]], commitment: sha256('0'.repeat(64)) };
    const shares = ['1'.repeat(64), '', '3'.repeat(64)];
    const pledges = pledgesOf(draw, shares);
    expect(pledges).toEqual([
      '38c3bcbf8ab1e0151ff2d696d7270581c0c2ec9e69f6d065fffff3fa19a7d9ce',
      '',
      'dbb8e86f3b8bb91b7929d6464c6da3c2b30a414d17642748eb63c803cfa1b913',
    ]);
    expect(digestOf(draw, pledges)).toBe('3f5d02b907d44fcee58fa9193982f54b27836ae7334ceecf3b30d82d027af89e');
    expect(seedOf(draw, '0'.repeat(64), shares)).toBe('998344afd16adaba23a91573c6b1c8caa904c572687ad93bb73cab531ed083ef');
  });
});

describe('the shares of a device', () => {
  it('are pledged, shown and found again', () => {
    const shares = new OwnShares(keeper());
    const { pledge, share } = drawn(shares);
    expect(pledgeOf({ table: 'table', stopped: [], commitment: sha256(SERVER) }, 0, share)).toBe(pledge);
    expect(shares.check(over([share, '7'.repeat(64)]))).toBe('verified');
    expect(new OwnShares(keeper()).check(over([share, '7'.repeat(64)]))).toBe('joint');
  });

  it('show what was changed afterwards', () => {
    const shares = new OwnShares(keeper());
    const { share } = drawn(shares);
    expect(shares.check(over([share, '8'.repeat(64)]))).toBe('wrong');
    expect(shares.check(over(['', '7'.repeat(64)]))).toBe('wrong');
    expect(shares.check(over([share, '7'.repeat(64)], '6'.repeat(64)))).toBe('wrong');
    expect(shares.check({ ...over([share, '7'.repeat(64)]), seed: '0'.repeat(64) })).toBe('wrong');
    expect(shares.check(info(null, { status: 'over' }))).toBe('wrong');
  });

  it('are shown by whichever tab is there, also after a reload, and for the same terms only', () => {
    const kept = keeper();
    const { pledge, other, share } = drawn(new OwnShares(kept));
    const reloaded = new OwnShares(kept);
    const showing: DealInfo = { phase: 'showing', pledges: [pledge, other], waiting: [0] };
    expect(reloaded.wishes(info(showing), [0])).toEqual([{ t: 'show-share', seat: 0, draw: 1, share }]);
    // Asked once.
    expect(reloaded.wishes(info(showing), [0])).toEqual([]);
    // Another pledge of the other seat, now that this share is known.
    expect(new OwnShares(kept).wishes(info({ ...showing, pledges: [pledge, sha256('late')] }), [0])).toEqual([]);
    // Another commitment of the server.
    expect(new OwnShares(kept).wishes(info(showing, { commitment: sha256('late') }), [0])).toEqual([]);
  });

  it('are fresh for every draw and seat', () => {
    const shares = new OwnShares(keeper());
    const first = drawn(shares);
    const second = drawn(shares, [[1]]);
    expect(second.share).not.toBe(first.share);
    const both = new OwnShares(keeper()).wishes(info({ phase: 'gathering', pledges: ['', ''] }), [0, 1]);
    expect(new Set(both.map((wish: DealWish) => (wish.t === 'pledge' ? wish.pledge : ''))).size).toBe(2);
  });

  it('do not take turns with another device for ever', () => {
    const [phone, laptop] = [new OwnShares(keeper()), new OwnShares(keeper())];
    const asked = (shares: OwnShares, there: string): string => {
      const [wish] = shares.wishes(info({ phase: 'gathering', pledges: [there] }), [0]);
      return wish?.t === 'pledge' ? wish.pledge : '';
    };
    const first = asked(phone, '');
    const second = asked(laptop, first);
    expect(second).not.toBe('');
    expect(asked(phone, second)).toBe('');
    expect(asked(laptop, second)).toBe('');
    // Where there is none any more, it is pledged again.
    expect(asked(phone, '')).not.toBe('');
  });

  it('are not given to a table that plays', () => {
    expect(new OwnShares(keeper()).wishes(info({ phase: 'gathering', pledges: [''] }, { status: 'running' }), [0])).toEqual([]);
    expect(new OwnShares(keeper()).check(info(null, { status: 'over' }))).toBe('alone');
  });
});

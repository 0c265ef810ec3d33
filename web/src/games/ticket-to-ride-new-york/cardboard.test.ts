import { describe, expect, it } from 'vitest';
import { cleared, emptyHoldings, fromHash, ownersOf, resized, toHash, withName, withRoute, withTicket } from './cardboard.ts';

describe('a cardboard game', () => {
  it('gives a route to one player, and takes it back', () => {
    const first = withRoute(emptyHoldings(2), 0, 'CH-SO');
    expect(ownersOf(first)).toEqual({ 'CH-SO': 0 });
    expect(ownersOf(withRoute(first, 1, 'CH-SO'))).toEqual({ 'CH-SO': 1 });
    expect(ownersOf(withRoute(first, 0, 'CH-SO'))).toEqual({});
  });

  it('goes into an address and comes back', () => {
    const halves = withRoute(withRoute(emptyHoldings(3), 2, 'LC-TS/B'), 1, 'ES-CH/1');
    const game = withTicket(withTicket(halves, 2, 'LE-WS'), 0, 'CH-BK');
    expect(fromHash(toHash(game))).toEqual(game);
    expect(fromHash(`#${encodeURIComponent(toHash(game).slice(1)).replace('%3D', '=')}`)).toEqual(game);
    expect(fromHash('#something')).toBeNull();
  });

  it('takes names along, whatever they are made of', () => {
    const named = withName(withName(withRoute(emptyHoldings(2), 0, 'CH-SO'), 0, 'Ann; ~Bo~ 100 %'), 1, 'Жанна, Ödön');
    expect(fromHash(toHash(named))).toEqual(named);
    expect(fromHash(`#ride=${encodeURIComponent(toHash(named).slice('#ride='.length))}`)?.map(({ routes }) => routes)).toEqual([['CH-SO'], []]);
    expect(cleared(named)).toEqual(named.map(({ name }) => ({ routes: [], tickets: [], name })));
  });

  it('is none where an address was cut or made up', () => {
    for (const hash of ['#ride=', '#ride=CH-SO~', '#ride=CH-S', '#ride=~;~;~;~;~', '#ride=<b>~;~', '#ride=%~;~']) {
      expect(fromHash(hash)).toBeNull();
    }
    expect(fromHash('#ride=~;~')).toEqual(emptyHoldings(2));
  });

  it('keeps what is there when a player comes or goes', () => {
    const game = withRoute(emptyHoldings(2), 1, 'CH-SO');
    expect(resized(resized(game, 4), 2)).toEqual(game);
  });
});

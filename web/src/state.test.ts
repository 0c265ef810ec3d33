import { describe, expect, it } from 'vitest';
import type { Happening, Sync, TableInfo, Update } from './protocol.ts';
import { isToAct, merged, NOTHING, receive } from './state.ts';

const TABLE = { id: 'abcdefgh', game: 'some-game', status: 'running', next: null } as unknown as TableInfo;

const SYNC: Sync = {
  t: 'sync',
  nonce: 'n',
  seq: 10,
  version: 5,
  table: TABLE,
  turn: { to_act: [0, 2] },
  you: [0],
  host: true,
  news: [],
  public: { turn: { phase: 'choose' }, 'city/0': { total: 3 } },
  own: [{ seat: 0, sections: { hand: { tiles: ['S'] } }, moves: [{ move: 'choose S S', parts: {} }] }],
  chat: [{ version: 3, seat: 1, text: 'hello', phrase: '', at: 0 }],
  phrases: {},
  bots: ['random'],
};
const synced = receive(NOTHING, SYNC);

const update = (changes: Partial<Update>): Update => ({ t: 'update', seq: 11, version: 6, ...changes });

describe('receive', () => {
  it('takes everything from a sync', () => {
    expect(synced.version).toBe(5);
    expect(synced.own[0]?.moves).toHaveLength(1);
    expect(isToAct(synced, 0)).toBe(true);
    expect(isToAct(synced, 1)).toBe(false);
    expect(isToAct(synced, null)).toBe(false);
  });

  it('replaces only the parts that an update names', () => {
    const after = receive(synced, update({ public: { 'city/0': { total: 7 } } }));
    expect(after.public).toEqual({ turn: { phase: 'choose' }, 'city/0': { total: 7 } });
    expect(after.own).toEqual(synced.own);
    expect(after.table).toBe(TABLE);
  });

  it('takes a part away when it is null', () => {
    expect(merged({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 });
  });

  it('keeps the moves of a seat until new ones come', () => {
    const kept = receive(synced, update({ own: [{ seat: 0, sections: { hand: { tiles: [] } } }] }));
    expect(kept.own[0]?.moves).toHaveLength(1);
    const none = receive(kept, update({ seq: 12, version: 7, own: [{ seat: 0, moves: [] }] }));
    expect(none.own[0]).toEqual({ sections: { hand: { tiles: [] } }, moves: [] });
  });

  it('drops what is old', () => {
    expect(receive(synced, update({ seq: 10, public: { turn: null } }))).toBe(synced);
  });

  it('notices when something was lost, until a sync brings everything', () => {
    const gap = receive(synced, update({ seq: 12, public: { turn: null } }));
    expect(gap.missed).toBe(true);
    expect(gap.public).toBe(synced.public);
    expect(receive(gap, SYNC).missed).toBe(false);
  });

  it('adds every line of chat once', () => {
    const line = { version: 6, seat: 0, text: 'hi', phrase: '', at: 0 };
    const twice = receive(receive(synced, update({ chat: [line] })), update({ seq: 12, chat: [line] }));
    expect(twice.chat.map((one) => one.text)).toEqual(['hello', 'hi']);
  });

  it('tells public events and one’s own, and counts the times it told something', () => {
    const event = { type: 'Chosen', parts: { seat: 1 } };
    const secret = { type: 'PickedUp', parts: {} };
    const after = receive(synced, update({ events: [event], own: [{ seat: 0, events: [secret] }] }));
    expect(after.news).toEqual([
      { event, only: null },
      { event: secret, only: 0 },
    ]);
    expect(after.newsNumber).toBe(synced.newsNumber + 1);
    expect(receive(after, update({ seq: 12, version: 7 })).newsNumber).toBe(after.newsNumber);
  });

  it('tells what closes a turn before what the turn’s end brings, and all else that one seat is told after it', () => {
    const happened = (type: string, at = 6): Happening => ({ type, parts: {}, at });
    const events = [happened('Placed', 5), happened('Placed'), happened('RoundBegan')];
    const own = [{ seat: 0, events: [happened('Discarded'), happened('PickedUp')] }, { seat: 1, events: [happened('Discarded')] }];
    const { news, story } = receive(synced, update({ events, own }), ['Discarded']);
    const expected = ['Placed', 'Placed', 'Discarded 0', 'Discarded 1', 'RoundBegan', 'PickedUp 0'];
    expect(news.map(({ event, only }) => `${event.type} ${only ?? ''}`.trim())).toEqual(expected);
    expect(story.slice(-6).map(({ event }) => event)).toEqual(news.map(({ event }) => event));
  });

  it('is told once what two syncs bring', () => {
    const event = { type: 'Placed', parts: {}, told: [], by: 0, at: 6 };
    const once = receive(synced, { ...SYNC, seq: 11, version: 6, news: [event] });
    const twice = receive(once, { ...SYNC, seq: 11, version: 6, news: [event] });
    expect(once.story).toHaveLength(1);
    expect(twice.story).toEqual(once.story);
    expect(twice.newsNumber).toBe(once.newsNumber);
  });

  it('asks for nothing and offers nothing where the table was closed, or is damaged', () => {
    const asked = { ...TABLE, undo: { by: 1, count: 1, waiting: [0] }, proposals: [{}] } as unknown as TableInfo;
    for (const table of [{ ...asked, closed: true }, { ...asked, damaged: true }]) {
      const after = receive(synced, update({ table }));
      expect(isToAct(after, 0)).toBe(false);
      expect(after.turn.to_act).toEqual([]);
      expect(after.own[0]).toEqual({ sections: synced.own[0]?.sections, moves: [] });
      expect(after.table).toMatchObject({ undo: null, proposals: [] });
      expect(receive(NOTHING, { ...SYNC, table }).turn.to_act).toEqual([]);
    }
  });

  it('forgets what another seat of this device saw when a sync says so', () => {
    expect(receive(synced, { ...SYNC, you: [], own: [] }).own).toEqual({});
  });
});

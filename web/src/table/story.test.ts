import { describe, expect, it } from 'vitest';
import type { Update } from '../protocol.ts';
import { NOTHING, receive, type Line } from '../state.ts';
import { afterLastMove, chapters, isAct, marked, readBy, since, unreadAfter } from './story.ts';

/** `type/by@at`, with `!` for what one seat alone was told. */
function lines(...texts: readonly string[]): readonly Line[] {
  return texts.map((text, index) => {
    const [, type = '', by = '', at = '', only] = /^(\w+)\/(\d)@(\d+)(!\d)?$/.exec(text) ?? [];
    const event = { type, parts: {}, told: [{ message: type, values: [] }], by: Number(by), at: Number(at) };
    return { id: index + 1, event, only: only === undefined ? null : Number(only.slice(1)) };
  });
}

const ids = (found: readonly Line[]): number[] => found.map(({ id }) => id);
const STORY = lines('Chosen/0@1', 'Placed/0@2', 'Placed/1@3', 'Drawn/2@4', 'Seen/2@4!2', 'Placed/2@5', 'Round/2@5', 'Placed/1@6');

describe('since one’s own last move', () => {
  it('is what others have done after it', () => {
    expect(ids(since(STORY, 0))).toEqual([3, 4, 5, 6, 7, 8]);
    expect(ids(since(STORY, 2))).toEqual([8]);
    expect(ids(since(STORY, 1))).toEqual([]);
  });

  it('is all of it for whoever has not moved, and the last move for an onlooker', () => {
    expect(ids(since(STORY, 5))).toEqual(ids(STORY));
    expect(ids(since(STORY, null))).toEqual([8]);
    expect(since([], null)).toEqual([]);
  });

  it('does not count what was taken back', () => {
    const story = STORY.map((line) => (line.event.at === 6 ? { ...line, undone: true } : line));
    expect(ids(since(story, 0))).toEqual([3, 4, 5, 6, 7]);
    expect(ids(since(story, 1))).toEqual([4, 5, 6, 7]);
  });
});

describe('marks', () => {
  it('are what others have done, else the last of it', () => {
    expect(marked(STORY, 0, ['Placed']).map(({ at }) => at)).toEqual([3, 5, 6]);
    expect(marked(STORY, 1, ['Placed']).map(({ at }) => at)).toEqual([6]);
    expect(marked(STORY, 0, ['Nothing'])).toEqual([]);
  });
});

describe('the log', () => {
  it('shows nobody the secrets of another seat, nor what is seen anyway', () => {
    expect(ids(readBy(STORY, 0, ['Chosen']))).toEqual([2, 3, 4, 6, 7, 8]);
    expect(ids(readBy(STORY, 2))).toEqual(ids(STORY));
  });

  it('is cut into rounds', () => {
    const cut = chapters(STORY, ['Round']);
    expect(cut.map(({ head, lines: inside }) => [head?.id ?? 0, ids(inside)])).toEqual([
      [0, [1, 2, 3, 4, 5, 6]],
      [7, [8]],
    ]);
    expect(chapters([], ['Round'])).toEqual([]);
  });

  it('counts what is unread, one’s own acts apart', () => {
    expect(unreadAfter(STORY, 0, [0])).toBe(6);
    expect(unreadAfter(STORY, 6, [1])).toBe(1);
  });
});

it('knows what should be seen for a moment', () => {
  const [chosen, placed, , drawn] = STORY.map(({ event }) => event);
  const acts = ['Placed', 'Drawn'];
  expect([chosen!, placed!, drawn!].map((event) => isAct(event, acts, [0]))).toEqual([false, false, true]);
  // A game that says nothing of it shows everything that is told.
  expect([chosen!, placed!, drawn!].map((event) => isAct(event, undefined, [2]))).toEqual([true, true, false]);
  expect(isAct({ type: 'Opened', parts: {} }, undefined, [])).toBe(false);
});

it('keeps what was taken back, and says so', () => {
  const at = (version: number): Update => ({ t: 'update', seq: version, version, events: [{ type: 'Placed', parts: {}, by: 1, at: version }] });
  const played = receive(receive(NOTHING, at(1)), at(2));
  const undone = receive(played, { t: 'update', seq: 3, version: 3, undone: [2] });
  expect(undone.story.map(({ undone: gone = false }) => gone)).toEqual([false, true]);
  expect(undone.newsNumber).toBe(played.newsNumber);
});

describe('what came of the last move', () => {
  it('is all that was told with it, and not the move itself', () => {
    expect(afterLastMove(lines('Placed/1@3', 'Placed/2@5', 'GameEnded/2@5'))).toBe(3);
    expect(afterLastMove([])).toBe(1);
  });
});

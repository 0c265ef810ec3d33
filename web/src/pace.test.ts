import { describe, expect, it } from 'vitest';
import { Pace, type Watch } from './pace.ts';
import { NOTHING, type HeadlessState } from './state.ts';

function state(version: number, newsNumber = version): HeadlessState {
  const news = [{ event: { type: `Event${newsNumber}`, parts: {} }, only: null }];
  return { ...NOTHING, version, newsNumber, news };
}

class FakeWatch implements Watch {
  at = 0;
  private due: { at: number; work: () => void }[] = [];

  now(): number {
    return this.at;
  }

  later(work: () => void, milliseconds: number): () => void {
    const one = { at: this.at + milliseconds, work };
    this.due.push(one);
    return () => (this.due = this.due.filter((other) => other !== one));
  }

  pass(milliseconds: number): void {
    this.at += milliseconds;
    const [now, later] = [this.due.filter(({ at }) => at <= this.at), this.due.filter(({ at }) => at > this.at)];
    this.due = later;
    now.forEach(({ work }) => work());
  }
}

function table(gap = 800): { pace: Pace; watch: FakeWatch; shown: HeadlessState[]; waits: () => number; set: (gap: number) => void } {
  const watch = new FakeWatch();
  const shown: HeadlessState[] = [];
  let [waiting, wished] = [0, gap];
  const pace = new Pace({ show: (one) => shown.push(one), waiting: (count) => (waiting = count), gap: () => wished }, watch);
  return { pace, watch, shown, waits: () => waiting, set: (next) => (wished = next) };
}

const versions = (shown: readonly HeadlessState[]): number[] => shown.map(({ version }) => version);

describe('acts of others', () => {
  it('are shown one after the other, the first at once', () => {
    const { pace, watch, shown, waits } = table();
    for (const version of [1, 2, 3]) pace.push(state(version), true);
    expect([versions(shown), waits()]).toEqual([[1], 2]);
    watch.pass(799);
    expect(versions(shown)).toEqual([1]);
    watch.pass(1);
    expect(versions(shown)).toEqual([1, 2]);
    watch.pass(800);
    expect([versions(shown), waits()]).toEqual([[1, 2, 3], 0]);
  });

  it('do not hold up what is no act, once their turn has come', () => {
    const { pace, watch, shown } = table();
    pace.push(state(1), true);
    pace.push(state(2), false);
    pace.push(state(3), true);
    pace.push(state(4), false);
    expect(versions(shown)).toEqual([1, 2]);
    watch.pass(800);
    // Together, and both are told: whoever looks at the news once a frame would miss the first.
    expect(versions(shown)).toEqual([1, 2, 4]);
    expect(shown.at(-1)?.news.map(({ event }) => event.type)).toEqual(['Event3', 'Event4']);
  });

  it('are shown at once when somebody wants to go on, and nothing of them is left untold', () => {
    const { pace, watch, shown, waits } = table();
    for (const version of [1, 2, 3]) pace.push(state(version), true);
    pace.flush();
    expect([versions(shown), waits()]).toEqual([[1, 3], 0]);
    expect(shown.at(-1)?.news.map(({ event }) => event.type)).toEqual(['Event2', 'Event3']);
    watch.pass(5000);
    expect(versions(shown)).toEqual([1, 3]);
  });

  it('do not wait where nobody wants them to', () => {
    const { pace, shown, set } = table(0);
    for (const version of [1, 2, 3]) pace.push(state(version), true);
    expect(versions(shown)).toEqual([1, 2, 3]);
    set(800);
    pace.push(state(4), true);
    expect(versions(shown)).toEqual([1, 2, 3]);
    pace.flush();
    expect(versions(shown)).toEqual([1, 2, 3, 4]);
  });
});

it('moves nothing while a finger is on the glass, and goes on where it was', () => {
  const { pace, watch, shown, waits } = table();
  pace.push(state(1), true);
  pace.push(state(2), true);
  pace.hold();
  watch.pass(5000);
  pace.push(state(3), true);
  expect([versions(shown), waits()]).toEqual([[1], 2]);
  pace.release();
  expect([versions(shown), waits()]).toEqual([[1, 2], 1]);
  pace.hold();
  pace.flush();
  expect([versions(shown), waits()]).toEqual([[1, 2, 3], 0]);
});

it('tells nothing twice of states that brought no news', () => {
  const { pace, shown } = table();
  pace.push(state(1), true);
  pace.push(state(2), true);
  pace.push(state(3, 2), false);
  pace.flush();
  expect(shown.at(-1)?.news.map(({ event }) => event.type)).toEqual(['Event2']);
});

it('lets talk through to all that waits', () => {
  const { pace, watch, shown } = table();
  const line = { version: 9, seat: 0, text: 'hi', phrase: '', at: 0 };
  pace.push(state(1), true);
  pace.push(state(2), true);
  pace.amend((one) => ({ ...one, chat: [line] }));
  watch.pass(800);
  expect(shown.at(-1)?.chat).toEqual([line]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { Skipping } from './skipping.ts';

/** As much of an element as is asked for. */
class Thing {
  constructor(private readonly live: boolean) {}

  closest(): Thing | null {
    return this.live ? this : null;
  }
}

const [LIVE, NOTHING] = [new Thing(true), new Thing(false)];
let page: EventTarget;
let done: string[];
let client: { behind: number; skip: () => void; hold: () => void; release: () => void };

/** Whether it reached what was beneath. */
function tell(type: string, target: Thing, more: object = {}): boolean {
  const event = new Event(type, { cancelable: true });
  Object.defineProperties(event, Object.getOwnPropertyDescriptors({ target, clientX: 5, clientY: 5, detail: 1, ...more }));
  return page.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  done = [];
  client = {
    behind: 3,
    skip: () => {
      client.behind = 0;
      done.push('skip');
    },
    hold: () => done.push('hold'),
    release: () => done.push('release'),
  };
  new Skipping(client).listen();
});

it('goes on when nothing was meant, and presses nothing that has come beneath', () => {
  tell('pointerdown', NOTHING);
  tell('pointerup', NOTHING);
  expect(done.filter((one) => one !== 'release')).toEqual(['hold', 'skip']);
  vi.advanceTimersByTime(5000);
  expect(tell('click', LIVE)).toBe(false);
  // The next tap is another one.
  tell('pointerdown', LIVE);
  expect(tell('click', LIVE)).toBe(true);
});

it('keeps what is pressed where it is, until it is clicked', () => {
  tell('pointerdown', LIVE);
  tell('pointerup', LIVE);
  expect(done.at(-1)).toBe('hold');
  expect(tell('click', LIVE)).toBe(true);
  expect(done.slice(-2)).toEqual(['skip', 'release']);
});

it('lets go when the finger has scrolled, held or dragged', () => {
  tell('pointerdown', NOTHING);
  tell('pointercancel', NOTHING);
  expect(done.at(-1)).toBe('release');
  tell('pointerdown', NOTHING);
  tell('pointerup', NOTHING, { clientX: 200 });
  vi.advanceTimersByTime(1000);
  expect(done.at(-1)).toBe('release');
  expect(done).not.toContain('skip');
});

it('takes a click without a pointer for a wish of its own', () => {
  tell('pointerdown', NOTHING);
  tell('pointerup', NOTHING);
  expect(tell('click', LIVE, { detail: 0 })).toBe(true);
});

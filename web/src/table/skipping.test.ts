import { beforeEach, expect, it, vi } from 'vitest';
import { Skipping } from './skipping.ts';

/** As much of an element as is asked for. */
class Thing {
  constructor(private readonly matching: readonly string[]) {}

  closest(selector: string): Thing | null {
    return this.matching.some((one) => selector.includes(one)) ? this : null;
  }
}

const [LIVE, NOTHING, MARKS] = [new Thing(['button']), new Thing([]), new Thing(['button', 'data-marks'])];
let frames: (() => void)[];
let page: EventTarget;
let done: string[];
let client: { behind: number; skip: () => void; hold: () => void; release: () => void };

/** Whether it reached what was beneath. */
function tell(type: string, target: Thing, more: object = {}): boolean {
  const event = new Event(type, { cancelable: true });
  Object.defineProperties(event, Object.getOwnPropertyDescriptors({ target, button: 0, clientX: 5, clientY: 5, detail: 1, ...more }));
  return page.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('Element', Thing);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', (number: number) => (frames[number - 1] = () => undefined));
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

/** Whatever was asked for until now is on the screen. */
function draw(): void {
  frames.splice(0).forEach((work) => work());
  vi.advanceTimersByTime(1);
}

it('shows a mark before it shows what others did', () => {
  tell('pointerdown', MARKS);
  tell('pointerup', MARKS);
  expect(tell('click', MARKS)).toBe(true);
  draw();
  expect(done.at(-1)).toBe('hold');
  draw();
  expect(done.slice(-2)).toEqual(['skip', 'release']);
  vi.advanceTimersByTime(5000);
  expect(done.filter((one) => one === 'skip')).toHaveLength(1);
});

it('goes on after a mark also where nothing is drawn, but not under the next finger', () => {
  tell('click', MARKS);
  vi.advanceTimersByTime(1000);
  expect(done.slice(-2)).toEqual(['skip', 'release']);
  client.behind = 2;
  tell('click', MARKS);
  tell('pointerdown', LIVE);
  draw();
  draw();
  expect(done.at(-1)).toBe('hold');
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

it('keeps what is pressed where it is also when nothing waits yet, but not what is dragged, and not for ever', () => {
  client.behind = 0;
  tell('pointerdown', LIVE);
  expect(done.at(-1)).toBe('hold');
  tell('pointermove', LIVE, { clientX: 9 });
  expect(done.at(-1)).toBe('hold');
  tell('pointermove', LIVE, { clientX: 60 });
  expect(done.at(-1)).toBe('release');
  tell('pointerdown', NOTHING);
  vi.advanceTimersByTime(20_000);
  expect(done.at(-1)).toBe('release');
  // What comes while it is pressed is no reason to take the press for a wish to go on.
  tell('pointerdown', NOTHING);
  client.behind = 1;
  tell('pointerup', NOTHING);
  expect(done).not.toContain('skip');
});

it('takes a click without a pointer for a wish of its own', () => {
  tell('pointerdown', NOTHING);
  tell('pointerup', NOTHING);
  expect(tell('click', LIVE, { detail: 0 })).toBe(true);
});

// Nothing moves away from under a finger: news wait until it has left. A tap or a key while others' acts are shown means: go on.
// What is live beneath the finger works all the same.
import { afterFrame } from '../quiet.ts';
import type { TableClient } from './client.svelte.ts';

/** What only takes the focus, as all of the page does, is no thing to be pressed. */
const HOLDS_FOCUS = 'main, div[tabindex="-1"]:not([role])';
const LIVE = `:is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [aria-disabled=true], [data-skips], ${HOLDS_FOCUS})`;
/** What tells of the acts that are shown: to press it then means to go on, and nothing besides. */
const SKIPS = '[data-skips]';
/** What only marks something: whoever presses it sees that first, and then what others did. */
const MARKS = '[data-marks]';
const PRESSING = new Set(['Enter', ' ']);
/** Keys that go somewhere, or belong to the browser. */
const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Pixels that a finger may stray and still tap; further is a scroll. */
const STRAY = 10;
/** Milliseconds from the end of a touch to the click it makes, if it makes any. */
const CLICK = 400;
/** Milliseconds that news wait for a finger at most: should nobody tell that it has left, the table goes on. */
const LONGEST = 10_000;
/** These open something of the browser's own, which keeps to itself when the finger leaves. */
const FOREIGN = 'select, input, textarea';

export class Skipping {
  /** Where a finger has come down, and whether on anything that is live. */
  private down: { readonly x: number; readonly y: number; readonly live: boolean } | null = null;
  /** The tap that skipped was meant for nothing else: what has come beneath it since must not be pressed by its click. */
  private swallow = false;
  private lifted: ReturnType<typeof setTimeout> | undefined;
  /** Takes back that things go on once a mark is seen. */
  private marked: (() => void) | undefined;

  constructor(private readonly client: Pick<TableClient, 'behind' | 'skip' | 'hold' | 'release'>) {}

  listen(): () => void {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', (event) => this.press(event), options);
    addEventListener('pointermove', (event) => this.move(event), options);
    addEventListener('pointerup', (event) => this.lift(event), options);
    addEventListener('pointercancel', () => this.letGo(), options);
    addEventListener('click', (event) => this.click(event), options);
    addEventListener('keydown', (event) => this.key(event), options);
    return () => {
      stop.abort();
      this.letGo();
    };
  }

  private press({ target, button, clientX: x, clientY: y }: PointerEvent): void {
    this.letGo();
    this.swallow = false;
    if (button > 0 || isIn(target, FOREIGN)) return;
    // A click goes to whatever is there when the finger leaves.
    this.client.hold();
    this.down = { x, y, live: this.client.behind === 0 || isLive(target) };
    this.lifted = setTimeout(() => this.letGo(), LONGEST);
  }

  /** Whoever drags or scrolls presses nothing, and does it with things as they are then. */
  private move(at: PointerEvent): void {
    if (this.down !== null && isAway(this.down, at)) this.letGo();
  }

  private lift(at: PointerEvent): void {
    if (this.down !== null && !this.down.live && !isAway(this.down, at)) {
      this.swallow = true;
      this.client.skip();
    }
    this.down = null;
    clearTimeout(this.lifted);
    this.lifted = setTimeout(() => this.letGo(), CLICK);
  }

  private click(event: MouseEvent): void {
    // A key, and a screen reader, click without a pointer: that is another wish.
    const swallowed = this.swallow && event.detail > 0;
    this.swallow = false;
    if (!swallowed && this.client.behind > 0 && isLive(event.target)) this.use(event.target);
    else this.letGo();
    if (!swallowed) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whoever uses something uses it as things are. */
  private use(target: EventTarget | null): void {
    const goOn = (): void => {
      this.client.skip();
      this.letGo();
    };
    if (!isIn(target, MARKS)) goOn();
    else {
      // To draw all that waits takes longer than the mark itself. The first frame only hands the mark over.
      this.marked = afterFrame(() => (this.marked = afterFrame(goOn)));
      // A page that nobody sees draws no frames.
      clearTimeout(this.lifted);
      this.lifted = setTimeout(goOn, CLICK);
    }
  }

  private letGo(): void {
    this.marked?.();
    clearTimeout(this.lifted);
    this.down = null;
    this.client.release();
  }

  private key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (this.client.behind === 0 || QUIET_KEYS.has(key) || ctrlKey || metaKey || altKey) return;
    if (PRESSING.has(key) && isIn(target, SKIPS)) event.preventDefault();
    this.client.skip();
  }
}

function isAway(from: { readonly x: number; readonly y: number }, { clientX, clientY }: PointerEvent): boolean {
  return Math.hypot(clientX - from.x, clientY - from.y) > STRAY;
}

function isLive(target: EventTarget | null): boolean {
  return isIn(target, LIVE);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

// A tap or a key while others' acts are shown means: go on. What is live beneath the finger works all the same.
import type { TableClient } from './client.svelte.ts';

/** What only takes the focus, as all of the page does, is no thing to be pressed. */
const HOLDS_FOCUS = 'main, div[tabindex="-1"]:not([role])';
const LIVE = `:is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [aria-disabled=true], [data-skips], ${HOLDS_FOCUS})`;
/** What tells of the acts that are shown: to press it then means to go on, and nothing besides. */
const SKIPS = '[data-skips]';
const PRESSING = new Set(['Enter', ' ']);
/** Keys that go somewhere, or belong to the browser. */
const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Pixels that a finger may stray and still tap; further is a scroll. */
const STRAY = 10;
/** Milliseconds from the end of a touch to the click it makes, if it makes any. */
const CLICK = 400;

export class Skipping {
  /** Where a finger has come down on nothing that is live. */
  private down: { readonly x: number; readonly y: number } | null = null;
  /** The tap that skipped was meant for nothing else: what has come beneath it since must not be pressed by its click. */
  private swallow = false;
  private lifted: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: Pick<TableClient, 'behind' | 'skip' | 'hold' | 'release'>) {}

  listen(): () => void {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', (event) => this.press(event), options);
    addEventListener('pointerup', (event) => this.lift(event), options);
    addEventListener('pointercancel', () => this.letGo(), options);
    addEventListener('click', (event) => this.click(event), options);
    addEventListener('keydown', (event) => this.key(event), options);
    return () => {
      stop.abort();
      this.letGo();
    };
  }

  private press({ target, clientX: x, clientY: y }: PointerEvent): void {
    this.letGo();
    this.swallow = false;
    if (this.client.behind === 0) return;
    // What is pressed stays where it is until the finger has left: a click goes to whatever is there by then.
    this.client.hold();
    if (!isLive(target)) this.down = { x, y };
  }

  private lift({ clientX, clientY }: PointerEvent): void {
    if (this.down !== null && Math.hypot(clientX - this.down.x, clientY - this.down.y) <= STRAY) {
      this.down = null;
      this.swallow = true;
      this.client.skip();
    }
    this.lifted = setTimeout(() => this.letGo(), CLICK);
  }

  private click(event: MouseEvent): void {
    // A key, and a screen reader, click without a pointer: that is another wish.
    const swallowed = this.swallow && event.detail > 0;
    // Whoever uses something uses it as things are.
    if (!swallowed && this.client.behind > 0 && isLive(event.target)) this.client.skip();
    this.letGo();
    this.swallow = false;
    if (!swallowed) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private letGo(): void {
    clearTimeout(this.lifted);
    this.down = null;
    this.client.release();
  }

  private key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (this.client.behind === 0 || QUIET_KEYS.has(key) || ctrlKey || metaKey || altKey) return;
    if (PRESSING.has(key) && target instanceof Element && target.closest(SKIPS) !== null) event.preventDefault();
    this.client.skip();
  }
}

function isLive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LIVE) !== null;
}

// A tap or a key while others' acts are shown means: go on. What is live beneath the finger works all the same.
import type { TableClient } from './client.svelte.ts';

const LIVE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [aria-disabled=true])';
/** Keys that go somewhere, or belong to the browser. */
const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Pixels that a finger may stray and still tap; further is a scroll. */
const STRAY = 10;

export class Skipping {
  /** Where a finger has come down on nothing that is live. */
  private down: { readonly x: number; readonly y: number } | null = null;
  /** The tap that skipped was meant for nothing else: what has come beneath it since must not be pressed. */
  private swallow = false;

  constructor(private readonly client: Pick<TableClient, 'behind' | 'skip'>) {}

  listen(): () => void {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', (event) => this.press(event), options);
    addEventListener('pointerup', (event) => this.release(event), options);
    addEventListener('click', (event) => this.click(event), options);
    addEventListener('keydown', (event) => this.key(event), options);
    return () => stop.abort();
  }

  private press({ target, clientX: x, clientY: y }: PointerEvent): void {
    this.swallow = false;
    this.down = null;
    if (this.client.behind === 0) return;
    // Whoever uses something uses it as things are.
    if (target instanceof Element && target.closest(LIVE) !== null) this.client.skip();
    else this.down = { x, y };
  }

  private release({ clientX, clientY }: PointerEvent): void {
    if (this.down === null || Math.hypot(clientX - this.down.x, clientY - this.down.y) > STRAY) return;
    this.down = null;
    this.swallow = true;
    this.client.skip();
    // A disabled button gives no click: what was swallowed must not be the next one.
    setTimeout(() => (this.swallow = false), 400);
  }

  private click(event: MouseEvent): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  private key({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (this.client.behind > 0 && !QUIET_KEYS.has(key) && !ctrlKey && !metaKey && !altKey) this.client.skip();
  }
}

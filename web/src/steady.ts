// A press belongs to what was under the finger when it came down. Whatever the page does meanwhile, such as to make room for
// news, it goes to that, and never to something that has come beneath the finger since.

/** What only takes the focus, as all of the page does, is no thing to be pressed. */
const HOLDS_FOCUS = 'main, div[tabindex="-1"]:not([role])';
const PRESSABLE = `:is(a[href], button, input, select, textarea, summary, label, [tabindex]):not(${HOLDS_FOCUS})`;
/** Pixels that a finger may stray and still press; further is a scroll or a drag. */
export const STRAY = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  /** null: nothing that can be pressed. */
  readonly on: Element | null;
}

export class Steady {
  private press: Press | null = null;

  listen(): () => void {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', ({ target, clientX: x, clientY: y }) => (this.press = { x, y, on: pressable(target) }), options);
    addEventListener('pointercancel', () => (this.press = null), options);
    addEventListener('keydown', () => (this.press = null), options);
    addEventListener('click', (event) => this.click(event), options);
    return () => stop.abort();
  }

  private click(event: MouseEvent): void {
    const press = this.press;
    // Only the one that the press makes: a label, a screen reader and a script click without one.
    this.press = null;
    if (press === null || !event.isTrusted || Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY) return;
    const on = pressable(event.target);
    if (on === press.on || (on !== null && press.on?.contains(on))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (press.on === null || !press.on.isConnected || press.on.matches(':disabled')) return;
    press.on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, detail: 1, clientX: press.x, clientY: press.y }));
  }
}

function pressable(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(PRESSABLE) : null;
}

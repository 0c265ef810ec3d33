// When a tip comes and goes: the mouse rests on something, a finger holds it, or a key asks. Timers and numbers, no DOM.

/** How a tip was asked for: by a mouse that rests it goes away by itself. */
export type How = 'rest' | 'hold' | 'key';

export const REST = 450;
export const HOLD = 500;
/** A mouse on its way into the tip may leave both for a moment. */
export const LINGER = 250;
/** Pixels that a finger may wander while it holds. */
export const WANDER = 10;

export interface Tipped<T> {
  open(what: T, how: How): void;
  close(): void;
}

export class Pointing<T> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: { readonly what: T; readonly how: How } | null = null;
  private rested: T | null = null;
  private finger: { readonly x: number; readonly y: number } | null = null;
  private held = false;

  constructor(private readonly tipped: Tipped<T>) {}

  get isOpen(): boolean {
    return this.shown !== null;
  }

  /** The mouse is over something that has a tip; null: over nothing that has one. */
  over(what: T | null): void {
    if (what === this.rested && what !== null) return;
    this.rested = what;
    clearTimeout(this.timer);
    if (what !== null && this.shown?.what !== what) this.timer = setTimeout(() => this.show(what, 'rest'), REST);
    else if (what === null && this.shown?.how === 'rest') this.timer = setTimeout(() => this.hide(), LINGER);
  }

  /** The mouse is in the tip itself: it stays. */
  inside(): void {
    this.rested = null;
    clearTimeout(this.timer);
  }

  /** A finger comes down; null: on nothing that has a tip. */
  down(what: T | null, x: number, y: number): void {
    this.hide();
    this.held = false;
    if (what === null) return;
    this.finger = { x, y };
    this.timer = setTimeout(() => {
      this.held = true;
      this.show(what, 'hold');
    }, HOLD);
  }

  move(x: number, y: number): void {
    if (this.finger === null || Math.hypot(x - this.finger.x, y - this.finger.y) <= WANDER) return;
    this.up();
    // What was held is dragged away: the tip would lie in the way.
    if (this.held) this.hide();
  }

  up(): void {
    if (this.finger === null) return;
    this.finger = null;
    if (!this.held) clearTimeout(this.timer);
  }

  /** Whether the click that follows belongs to a long press, and does nothing. Asked once. */
  swallows(): boolean {
    const held = this.held;
    this.held = false;
    return held;
  }

  ask(what: T): void {
    this.show(what, 'key');
  }

  hide(): void {
    clearTimeout(this.timer);
    if (this.shown === null) return;
    this.shown = null;
    this.tipped.close();
  }

  private show(what: T, how: How): void {
    clearTimeout(this.timer);
    this.shown = { what, how };
    this.tipped.open(what, how);
  }
}

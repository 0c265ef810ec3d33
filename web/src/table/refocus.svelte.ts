// The focus is never lost where what had it goes away.

/** Whenever something else is to be done: what had the focus may have gone with the last thing, and whoever plays by
 * keyboard goes on from here. */
export function refocus(node: () => HTMLElement | undefined, moment: () => unknown): void {
  $effect(() => {
    moment();
    // After the next frame, because focus wants the layout, and before it that would be made twice.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) node()?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
}

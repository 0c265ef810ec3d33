// What lies at hand below the board: how high it is, and that the focus is never lost there.

/** Tells all who lie above it, such as toasts and what is scrolled to, how much of the window's bottom it covers. */
export function atHand(node: HTMLElement): () => void {
  const root = document.documentElement;
  const tell = new ResizeObserver(() => {
    const sticks = getComputedStyle(node).position === 'sticky';
    root.style.setProperty('--at-hand', sticks ? `${Math.ceil(node.getBoundingClientRect().height)}px` : '0px');
  });
  tell.observe(node);
  return () => {
    tell.disconnect();
    root.style.removeProperty('--at-hand');
  };
}

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

// What lies at the lower edge of the window says how much of it it takes: toasts stand above it.
const HEIGHT = '--dock';
/** What is narrower stands beside the board, not below it. */
const WIDE = 0.4;
/** Whoever has scrolled so far past it looks at something else. */
const NEAR = 0.55;
/** As much of the window it may take and still stick: more, as with big letters on a small phone, would hide the board. */
const MOST = 0.62;
const FREE = 'data-free';
/** Pixels that a toast with its buttons wants. */
const ROOM = 160;

/** To be attached to what sticks there. */
export function dock(node: HTMLElement): () => void {
  const root = document.documentElement;
  let known = -1;
  let frame = 0;

  function tell(): void {
    const { top, bottom, width, height: high } = node.getBoundingClientRect();
    node.toggleAttribute(FREE, width > WIDE * root.clientWidth && high > MOST * innerHeight);
    const sticks = getComputedStyle(node).position === 'sticky' && width > WIDE * root.clientWidth;
    // Where there is room below it, nothing has to lie over the board.
    const docked = sticks && bottom > NEAR * innerHeight && innerHeight - bottom < ROOM;
    const height = docked ? Math.max(0, Math.ceil(innerHeight - top)) : 0;
    // Everything would be looked at again for a value that is the same.
    if (height !== known) root.style.setProperty(HEIGHT, `${(known = height)}px`);
  }

  function later(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  }

  const watch = new ResizeObserver(later);
  watch.observe(node);
  // Above it something may grow or shrink, and then it moves.
  watch.observe(document.body);
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('scroll', later);
    removeEventListener('resize', later);
    root.style.removeProperty(HEIGHT);
  };
}

// What sticks to the lower edge of the window says how high it is: toasts stand above it.
const HEIGHT = '--dock';

/** To be attached to what sticks there. */
export function dock(node: HTMLElement): () => void {
  const root = document.documentElement;
  const watch = new ResizeObserver(() => {
    // Where it does not stick, nothing stands in the way.
    const height = getComputedStyle(node).position === 'sticky' ? node.offsetHeight : 0;
    root.style.setProperty(HEIGHT, `${height}px`);
  });
  watch.observe(node);
  return () => {
    watch.disconnect();
    root.style.removeProperty(HEIGHT);
  };
}

// What comes to the upper edge of the window stays there while the page still finds its form.

/** Whatever somebody does with the page: from then on it is hers to scroll. */
const HERS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Scrolls to a place of the page, and again as often as something above it grows; `then` is done after each. What it gives back stops it. */
export function stayAt(place: HTMLElement, then: () => void = () => undefined): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  const scroll = (): void => {
    scrollBy(0, place.getBoundingClientRect().top);
    then();
  };
  scroll();
  // Words and buttons of the header may come later than the place itself.
  const watch = new ResizeObserver(scroll);
  watch.observe(document.body);
  stop.signal.addEventListener('abort', () => watch.disconnect());
  for (const name of HERS) addEventListener(name, () => stop.abort(), options);
  return () => stop.abort();
}

// Work that can wait until nobody does.

/** Small pieces of work for one moment: each moment that changes the page costs a frame besides, and a longer one is felt. */
const AT_ONCE = 3;

/** Does one piece of work after the other, a few in each moment when there is nothing else to do. What it gives back stops it. */
export function inQuietMoments(pieces: readonly (() => void)[]): () => void {
  let [next, stopped] = [0, false];
  const go = (): void => {
    if (stopped || next >= pieces.length) return;
    for (const piece of pieces.slice(next, next + AT_ONCE)) piece();
    next += AT_ONCE;
    whenQuiet(go);
  };
  whenQuiet(go);
  return () => (stopped = true);
}

export function whenQuiet(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 200);
}

/** After the next frame is on the screen. What it gives back takes the wish back. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

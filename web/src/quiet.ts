// Work that can wait until nobody does.

/** Does one piece of work after the other, one in each moment when there is nothing else to do: two would be felt. What it gives back stops it. */
export function inQuietMoments(pieces: readonly (() => void)[]): () => void {
  let [next, stopped] = [0, false];
  const go = (): void => {
    if (stopped || next >= pieces.length) return;
    pieces[next]?.();
    next += 1;
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

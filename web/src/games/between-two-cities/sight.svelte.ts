// Where there is no room for both cities, the one that wants a tile comes into sight by itself.

/** Looks once more whenever a tile is taken in hand or the screen turned: if none of the lit squares can be seen, their
 * city is scrolled to. Where none can be built on, those count that a lesson points out. */
export function keepInSight(cities: () => HTMLElement | undefined, held: () => unknown, asked: () => string): void {
  // Its height alone changes while one scrolls, too: bars of the browser come and go.
  let width = $state(innerWidth);
  $effect(() => {
    const measure = (): void => void (width = innerWidth);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  $effect(() => {
    void [held(), width];
    const frame = requestAnimationFrame(() => {
      const squares = (wanted: string): readonly HTMLElement[] => [...(cities()?.querySelectorAll<HTMLElement>(wanted) ?? [])];
      const open = squares('.square.open');
      const lit = open.length > 0 ? open : squares('.square.hinted');
      if (lit.length === 0 || lit.some((square) => isSeen(square))) return;
      lit[0]?.closest('section')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });
  $effect(() => {
    if (asked() === '' || width === 0) return;
    // The answers have to stand below the cities first, and to have said how high they are.
    let frame = 0;
    const wait = (frames: number): void => {
      frame = requestAnimationFrame(() => (frames > 0 ? wait(frames - 1) : showAsked(cities())));
    };
    wait(3);
    return () => cancelAnimationFrame(frame);
  });
}

/** What a partner proposes is answered below the cities, and that must not hide what it is about. */
function showAsked(cities: HTMLElement | undefined): void {
  for (const ghost of cities?.querySelectorAll<HTMLElement>('.asked') ?? []) {
    if (!isSeen(ghost, ghost.parentElement ?? ghost)) ghost.scrollIntoView({ block: 'nearest' });
  }
}

/** All of it, under nothing that sticks to an edge of the screen. */
function isSeen(square: HTMLElement, whole = square): boolean {
  const { left, right, top, bottom } = square.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) return false;
  const across = (left + right) / 2;
  // A little inside: corners are round.
  return [top + 3, bottom - 3].every((down) => whole.contains(document.elementFromPoint(across, down)));
}

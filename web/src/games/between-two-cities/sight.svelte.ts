// Where there is no room for both cities, the one that wants a tile comes into sight by itself.

/** Looks once more whenever something else is in hand: if none of the lit squares can be seen, their city is scrolled to.
 * Where none can be built on, those count that a lesson points out. */
export function keepInSight(cities: () => HTMLElement | undefined, held: () => unknown): void {
  $effect(() => {
    held();
    const frame = requestAnimationFrame(() => {
      const squares = (wanted: string): readonly HTMLElement[] => [...(cities()?.querySelectorAll<HTMLElement>(wanted) ?? [])];
      const open = squares('.square.open');
      const lit = open.length > 0 ? open : squares('.square.hinted');
      if (lit.length === 0 || lit.some(isSeen)) return;
      lit[0]?.closest('section')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });
}

function isSeen(square: HTMLElement): boolean {
  const { top, bottom } = square.getBoundingClientRect();
  const style = getComputedStyle(document.documentElement);
  const [above = 0, below = 0] = ['--coach', '--dock'].map((edge) => Number.parseFloat(style.getPropertyValue(edge)) || 0);
  return top >= above && bottom <= innerHeight - below;
}

// Where there is no room for both cities, the one that wants a tile comes into sight by itself.

/** Looks once more whenever something else is in hand: if none of the lit squares can be seen, their city is scrolled to. */
export function keepInSight(cities: () => HTMLElement | undefined, held: () => unknown): void {
  $effect(() => {
    held();
    const frame = requestAnimationFrame(() => {
      const lit = [...(cities()?.querySelectorAll<HTMLElement>('.square.open') ?? [])];
      if (lit.length === 0 || lit.some(isSeen)) return;
      lit[0]?.closest('section')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  });
}

function isSeen(square: HTMLElement): boolean {
  const { top, bottom } = square.getBoundingClientRect();
  const docked = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--dock')) || 0;
  return top >= 0 && bottom <= innerHeight - docked;
}

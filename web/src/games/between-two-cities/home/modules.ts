// Which modules of Capitals are wished for, and what goes with them.
export interface ModuleWish {
  landscapes: boolean;
  civics: boolean;
  districts: boolean;
  /** Alone: districts of Automaville count 2 more, not 1. */
  hard: boolean;
}

export const noModules = (): ModuleWish => ({ landscapes: false, civics: false, districts: false, hard: false });

export const withAny = ({ landscapes, civics, districts }: ModuleWish): boolean => landscapes || civics || districts;

/** As options of a table: only what is on. */
export function moduleOptions({ hard, ...modules }: ModuleWish, alone: boolean): Readonly<Record<string, boolean>> {
  const on = Object.fromEntries(Object.entries(modules).filter(([, wished]) => wished));
  return alone && modules.districts && hard ? { ...on, hard } : on;
}

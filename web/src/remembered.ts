// The last answer of every sort, kept on this device: after a reload it is there at once, with or without a connection.
import { PYTHON } from 'virtual:python';

interface Remembered {
  /** The stamp of the rules that gave the answer: others may answer otherwise, and in another shape. */
  readonly rules: string;
  readonly wish: string;
  readonly told: unknown;
}

/** What was answered to this very wish, if nothing else was asked since. */
export function remembered<T>(path: string, wish: unknown): T | null {
  try {
    const last = JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null') as Remembered | null;
    return last?.rules === PYTHON && last.wish === JSON.stringify(wish) ? (last.told as T) : null;
  } catch {
    return null;
  }
}

export function remember(path: string, wish: unknown, told: unknown): void {
  try {
    const last: Remembered = { rules: PYTHON, wish: JSON.stringify(wish), told };
    localStorage.setItem(keyOf(path), JSON.stringify(last));
  } catch {
    // A full or closed store: the answer is there, only the next reload has to ask again.
  }
}

function keyOf(path: string): string {
  return `tabletown/answer${path}`;
}

// Shares on this device, each under a name of its own: tabs that write at once take nothing from each other.
import type { Keeper } from './own_shares.ts';

const PREFIX = 'tabletown/deal/';
const YEAR = 366 * 24 * 3600 * 1000;
/** Where the device keeps nothing, at least until the page is closed. */
const memory = new Map<string, string>();

export const onDevice: Keeper = {
  get(name) {
    return memory.get(name) ?? stored(name);
  },
  set(name, value) {
    memory.set(name, value);
    try {
      forgetOld();
      localStorage.setItem(PREFIX + name, `${Date.now()} ${value}`);
    } catch {
      // A full or closed store.
    }
  },
};

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)?.split(' ')[1] ?? null;
  } catch {
    return null;
  }
}

function forgetOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && Date.now() - Number.parseInt(localStorage.getItem(key) ?? '', 10) > YEAR) localStorage.removeItem(key);
  }
}

// Light, dark, or as the device has it; on paper light.
import { flushSync } from 'svelte';
import { keep, kept, type Theme } from './device.ts';

/** What is seen in the end. */
export type ShownTheme = 'light' | 'dark';

class Look {
  theme = $state<Theme>(kept().theme);
  shown = $state<ShownTheme>('light');
}

export const look = new Look();

export function showTheme(): void {
  const dark = look.theme === 'dark' || (look.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  show(dark ? 'dark' : 'light');
}

function show(shown: ShownTheme): void {
  look.shown = shown;
  document.documentElement.dataset['theme'] = shown;
}

export function chooseTheme(theme: Theme): void {
  look.theme = theme;
  keep({ theme });
  showTheme();
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
// Pieces are drawn for one theme at a time, and what is printed is taken at once.
addEventListener('beforeprint', () => flushSync(() => show('light')));
addEventListener('afterprint', showTheme);

// Light, dark, or as the device has it.
import { keep, kept, type Theme } from './device.ts';

/** What is seen in the end. */
export type Shown = 'light' | 'dark';

class Look {
  theme = $state<Theme>(kept().theme);
  shown = $state<Shown>('light');
}

export const look = new Look();

export function showTheme(): void {
  const dark = look.theme === 'dark' || (look.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  look.shown = dark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = look.shown;
}

export function chooseTheme(theme: Theme): void {
  look.theme = theme;
  keep({ theme });
  showTheme();
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);

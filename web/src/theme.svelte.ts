// Light, dark, or as the device has it.
import { keep, kept, type Theme } from './device.ts';

class Look {
  theme = $state<Theme>(kept().theme);
}

export const look = new Look();

export function showTheme(): void {
  const dark = look.theme === 'dark' || (look.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  look.theme = theme;
  keep({ theme });
  showTheme();
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);

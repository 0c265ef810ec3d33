// Whom a table waits for, in words.
import { list, t } from '../words.svelte.ts';

/** Nobody is waited for where the table was stopped. */
export function sayWaiting(names: readonly string[]): string {
  return names.length === 0 ? t('nobody-plays') : t('waiting-for', { names: list(names) });
}

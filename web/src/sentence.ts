// Sentences that come with their message and its values: the language is the reader's.
import type { Happening, Sentence } from './protocol.ts';
import { t } from './words.svelte.ts';

export function saySentence({ message, words, values }: Sentence): string {
  const said = Object.fromEntries((words ?? []).map(([name, word]) => [name, t(word)]));
  return t(message, { ...said, ...Object.fromEntries(values ?? []) });
}

/** What is told of an event, to one reader. */
export function sayTold(event: Happening, _you: number | null, _nameOf: (seat: number) => string): string {
  return ((event as { told?: readonly Sentence[] }).told ?? []).map(saySentence).join(' ');
}

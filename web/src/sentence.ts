// Sentences that come with their message and its values: the language is the reader's.
import type { Sentence } from './protocol.ts';
import { t } from './words.svelte.ts';

export function saySentence({ message, words, values }: Sentence): string {
  const said = Object.fromEntries((words ?? []).map(([name, word]) => [name, t(word)]));
  return t(message, { ...said, ...Object.fromEntries(values ?? []) });
}

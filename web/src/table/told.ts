// What is told at a table, and to whom: plain data, no DOM.
import type { ChatLine } from '../protocol.ts';

/** A sentence of the live region; `only` is the one seat of this device that may hear it. */
export interface ToldSentence {
  readonly id: number;
  readonly sentence: string;
  readonly only: number | null;
}

/** What may be heard by those whose eyes see the table; behind a curtain (null) only what all know. */
export function heardBy(told: readonly ToldSentence[], seat: number | null): readonly ToldSentence[] {
  return told.filter(({ only }) => only === null || only === seat);
}

/** Without what one seat alone has heard: the device goes to somebody else. */
export function withoutSecretsOf(told: readonly ToldSentence[], seat: number | null): readonly ToldSentence[] {
  return seat === null ? told : told.filter(({ only }) => only !== seat);
}

/** Who said a line: under the name of then, if it was said at the table before. */
export function speakerOf({ seat, name }: ChatLine, nameOf: (seat: number) => string): string {
  return seat >= 0 ? nameOf(seat) : (name ?? '');
}

/** Lines of others that were said after a version. */
export function newLines(chat: readonly ChatLine[], you: readonly number[], after: number): readonly ChatLine[] {
  return chat.filter((line) => line.version > after && (line.told != null || !you.includes(line.seat)));
}

/** A line in the reader's language, if it was not typed freely. */
export function wordsOf(line: ChatLine, phrases: Readonly<Record<string, string>>, language: string): string {
  return line.words?.[language] ?? (line.phrase ? (phrases[line.phrase] ?? line.phrase) : line.text);
}

export interface Actor {
  readonly who: 'you' | 'other';
  readonly name: string;
  // Fluent takes records of values.
  readonly [value: string]: string;
}

/** Where several play on one device: who is meant by what is to be done now; null: the reader, who knows. */
export function meant(you: readonly number[], seat: number | null, nameOf: (seat: number) => string): string | null {
  return you.length > 1 && seat !== null ? nameOf(seat) : null;
}

/** Whose act it is, for a sentence: “you” has a form of its own in every language. */
export function actor(seat: number, you: number | null, nameOf: (seat: number) => string): Actor {
  return { who: seat === you ? 'you' : 'other', name: nameOf(seat) };
}

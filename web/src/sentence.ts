// Sentences that come with their message and its values: the language is the reader's, and so is “you”.
import type { Said } from './protocol.ts';
import { join, t } from './words.svelte.ts';

interface Word {
  readonly word: string;
}

/** Whoever sits on a seat. */
interface Who {
  readonly seat: number;
}

interface Listing {
  readonly items: readonly Value[];
}

/** One of several: with “or” between them. */
interface Either {
  readonly either: readonly Value[];
}

interface Sentence {
  readonly message: string;
  readonly values: readonly (readonly [string, Value])[];
}

type Value = number | string | Word | Who | Listing | Either | Sentence;

/** Who reads it, and what the players are called to her. */
export interface Reader {
  readonly you: number | null;
  readonly nameOf: (seat: number) => string;
}

const NOBODY: Reader = { you: null, nameOf: (seat) => t('seat-number', { seat: seat + 1 }) };

export function saySentence(said: Said, reader: Reader = NOBODY): string {
  return sayIt(said as Sentence, reader);
}

export function sayAll(told: readonly Said[], reader: Reader = NOBODY): string {
  return told.map((said) => saySentence(said, reader)).join(' ');
}

/** What was brought, with its sign, by the first sentence that says so; empty: none does. */
export function gainIn(told: readonly Said[], [message, name]: readonly [message: string, value: string]): string {
  const said = told.find((one) => one.message === message) as Sentence | undefined;
  const value = said?.values.find(([known]) => known === name)?.[1];
  return typeof value === 'number' ? `+${value}` : typeof value === 'string' ? value : '';
}

function sayIt({ message, values }: Sentence, reader: Reader): string {
  const known: Record<string, string | number> = {};
  for (const [name, value] of values) {
    if (typeof value === 'object' && 'seat' in value) {
      known[name] = value.seat === reader.you ? 'you' : 'other';
      known[name === 'who' ? 'name' : `${name}-name`] = reader.nameOf(value.seat);
    } else known[name] = typeof value === 'number' ? value : plain(value, reader);
  }
  return t(message, known);
}

function plain(value: Value, reader: Reader): string {
  if (typeof value !== 'object') return String(value);
  if ('word' in value) return t(value.word);
  if ('seat' in value) return value.seat === reader.you ? t('you') : reader.nameOf(value.seat);
  if ('either' in value) return join(value.either.map((item) => plain(item, reader)), 'disjunction');
  return 'items' in value ? join(value.items.map((item) => plain(item, reader))) : sayIt(value, reader);
}

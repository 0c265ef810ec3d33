// The legal moves of any game as a list to choose from: by their words, in groups where there are many.
import type { Offer } from '../protocol.ts';

/** What a game says of a move, by language; games without words for it have the notation alone. */
interface Labelled {
  readonly label?: Readonly<Record<string, string>>;
}

export interface MoveChoice {
  /** In notation. */
  readonly move: string;
  readonly words: string;
}

export interface MoveGroup {
  /** Empty: the group has no name. */
  readonly title: string;
  readonly moves: readonly MoveChoice[];
}

/** So many can be seen at a glance. */
export const FEW = 12;
const ENGLISH = 'en';

export function choicesOf(offers: readonly Offer[], language: string): readonly MoveChoice[] {
  return offers.map(({ move, parts }) => {
    const label = (parts as Labelled | null)?.label;
    return { move, words: label?.[language] ?? label?.[ENGLISH] ?? move };
  });
}

/** Those whose words or notation hold all that was typed. */
export function found(choices: readonly MoveChoice[], typed: string): readonly MoveChoice[] {
  const wanted = typed.toLowerCase().split(/\s+/);
  return choices.filter(({ move, words }) => wanted.every((word) => `${words} ${move}`.toLowerCase().includes(word)));
}

/** By their first word, where that makes a long list shorter to read; else all in one. */
export function grouped(choices: readonly MoveChoice[]): readonly MoveGroup[] {
  const all = [{ title: '', moves: choices }];
  if (choices.length <= FEW) return all;
  const groups = new Map<string, MoveChoice[]>();
  for (const choice of choices) {
    const title = firstWord(choice.words);
    const known = groups.get(title);
    if (known === undefined) groups.set(title, [choice]);
    else known.push(choice);
  }
  if (groups.size < 2 || groups.size > choices.length / 2) return all;
  return [...groups].map(([title, moves]) => ({ title, moves }));
}

function firstWord(words: string): string {
  return /^[^\s:,(-]+/.exec(words)?.[0] ?? words;
}

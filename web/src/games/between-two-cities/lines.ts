// Why a city has its points, one line for all that is said in the same words.
import { saySentence } from '../../sentence.ts';
import type { GroupPicture } from './types.ts';

export interface WhyLine {
  readonly kind: GroupPicture['kind'];
  readonly words: string;
  readonly all: readonly GroupPicture[];
  readonly points: number;
}

export function linesOf(groups: readonly GroupPicture[]): readonly WhyLine[] {
  const found = new Map<string, readonly GroupPicture[]>();
  for (const one of groups) {
    const key = `${one.points} ${saySentence(one.why)}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const why = saySentence(first.why);
    return [{ kind: first.kind, words: all.length > 1 ? `${all.length} × ${why}` : why, all, points: all.length * first.points }];
  });
}

// The log of a table as one reads it: chapters, what is new, what happened since one's own last move. Plain data, no DOM.
import type { Line } from '../state.ts';

export interface Chapter {
  /** What begins it, such as a round; null: what went before the first. */
  readonly head: Line | null;
  /** Oldest first. */
  readonly lines: readonly Line[];
}

/** What may be read by those whose eyes see the table. */
export function readBy(story: readonly Line[], seat: number | null): readonly Line[] {
  return story.filter(({ only }) => only === null || only === seat);
}

/** Cut where something happens that begins a chapter. Nothing that is empty. */
export function chapters(lines: readonly Line[], heads: readonly string[]): readonly Chapter[] {
  const found: { head: Line | null; lines: Line[] }[] = [];
  for (const line of lines) {
    if (heads.includes(line.event.type)) found.push({ head: line, lines: [] });
    else {
      if (found.length === 0) found.push({ head: null, lines: [] });
      found.at(-1)?.lines.push(line);
    }
  }
  return found;
}

/** The last line that one of these seats caused; 0: none of them has moved yet. */
export function lastOwn(story: readonly Line[], you: readonly number[]): number {
  return story.findLast(({ event }) => event.by != null && you.includes(event.by))?.id ?? 0;
}

/** How many lines came after one, those apart that one caused oneself. */
export function unreadAfter(story: readonly Line[], id: number, you: readonly number[]): number {
  return story.filter(({ id: own, event }) => own > id && !(event.by != null && you.includes(event.by))).length;
}

// The log of a table as one reads it: chapters, what is new, what happened since one's own last move. Plain data, no DOM.
import type { Happening } from '../protocol.ts';
import type { Line } from '../state.ts';

export interface LogChapter {
  /** What begins it, such as a round; null: what went before the first. */
  readonly head: Line | null;
  /** Oldest first. */
  readonly lines: readonly Line[];
}

/** What may be read by those whose eyes see the table; not what they see anyway. */
export function readBy(story: readonly Line[], seat: number | null, quiet: readonly string[] = []): readonly Line[] {
  return story.filter(({ only, event }) => (only === null || only === seat) && !quiet.includes(event.type));
}

/** Cut where something happens that begins a chapter. Nothing that is empty. */
export function chapters(lines: readonly Line[], heads: readonly string[]): readonly LogChapter[] {
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

/** What happened after one's own last move, by what is told to everybody. An onlooker sees what the last move did. */
export function since(story: readonly Line[], seat: number | null): readonly Line[] {
  const standing = story.filter(({ undone }) => undone !== true);
  const last = standing.at(-1)?.event.at ?? 0;
  const before = standing.findLast(({ event }) => (seat === null ? (event.at ?? 0) < last : event.by === seat))?.id ?? 0;
  return standing.filter(({ id }) => id > before);
}

/** What others did since one's own last move, of these types; if nobody did any of it, the last of it at all. */
export function marked(story: readonly Line[], seat: number | null, types: readonly string[]): readonly Happening[] {
  const found = story.filter(({ undone, event }) => undone !== true && types.includes(event.type)).map(({ event }) => event);
  const after = new Set(since(story, seat).map(({ event }) => event));
  const fresh = found.filter((event) => after.has(event));
  return fresh.length > 0 ? fresh : found.slice(-1);
}

/** Where what the last move itself was ends, and what came of it begins: at the end of a game that is the result. */
export function afterLastMove(story: readonly Line[]): number {
  const last = story.at(-1)?.event.at;
  return (story.find(({ event }) => event.at === last)?.id ?? 0) + 1;
}

/** How many lines came after one, those apart that one caused oneself. */
export function unreadAfter(story: readonly Line[], id: number, you: readonly number[]): number {
  return story.filter(({ id: own, event }) => own > id && !isBy(event, you)).length;
}

/** Whether somebody else did what should be seen for a moment. Without a list everything is that is told. */
export function isAct(event: Happening, acts: readonly string[] | undefined, you: readonly number[]): boolean {
  if (event.by == null || isBy(event, you)) return false;
  return acts === undefined ? (event.told ?? []).length > 0 : acts.includes(event.type);
}

function isBy({ by }: Happening, you: readonly number[]): boolean {
  return by != null && you.includes(by);
}

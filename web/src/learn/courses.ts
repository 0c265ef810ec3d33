// Guided games: what is taught in them, and how far somebody has come. Kept on this device, so that one can leave and return.
import type { TableOptions } from '../games.ts';

/** A guided game, at a real table with bots. */
export interface Course {
  readonly name: string;
  /** Messages. */
  readonly title: string;
  readonly text: string;
  /** The names of what is taught. */
  readonly lessons: readonly string[];
  /** Those of them that other courses teach as well: nobody hears them twice. */
  readonly common?: readonly string[];
  readonly seats: number;
  readonly bot: string;
  readonly options?: TableOptions;
}

export interface Progress {
  readonly table: string;
  readonly learnt: readonly string[];
  /** Hints are not wanted any more. */
  readonly quiet: boolean;
}

/** What a learner sees when it is her turn: as much of it as every game has. */
export interface Occasion {
  /** Changes whenever something else is to be done. */
  readonly key: string;
  /** What she has taken in hand to do it with. */
  readonly held: string | null;
}

/** Something that is taught when it fits. */
export interface Lesson<M> {
  readonly name: string;
  readonly fits: (moment: M) => boolean;
}

/** The first that fits and is not known yet. */
export function nextLesson<M, L extends Lesson<M>>(lessons: readonly L[], learnt: ReadonlySet<string>, moment: M): L | null {
  return lessons.find((lesson) => !learnt.has(lesson.name) && lesson.fits(moment)) ?? null;
}

type ProgressByCourse = Readonly<Record<string, Progress>>;

const KEY = 'tabletown/courses';

export function progressOf(game: string, course: string): Progress | null {
  return all()[`${game} ${course}`] ?? null;
}

/** The guided game that is played at a table, if one is. */
export function courseAt(table: string): { readonly course: string; readonly progress: Progress } | null {
  const found = Object.entries(all()).find(([, progress]) => progress.table === table);
  return found === undefined ? null : { course: found[0].split(' ')[1] ?? '', progress: found[1] };
}

/** What several courses teach and one of them, other than `course`, has taught already. */
export function knownBefore(game: string, course: Course, courses: readonly Course[]): readonly string[] {
  const others = courses.filter(({ name }) => name !== course.name);
  const learnt = new Set(others.flatMap(({ name }) => progressOf(game, name)?.learnt ?? []));
  return (course.common ?? []).filter((lesson) => learnt.has(lesson));
}

/** `known` is what need not be taught. */
export function beginCourse(game: string, course: string, table: string, known: readonly string[] = []): void {
  keep({ ...all(), [`${game} ${course}`]: { table, learnt: known, quiet: false } });
}

export function keepProgress(table: string, changes: Partial<Progress>): void {
  const found = Object.entries(all()).find(([, progress]) => progress.table === table);
  if (found !== undefined) keep({ ...all(), [found[0]]: { ...found[1], ...changes } });
}

function all(): ProgressByCourse {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as ProgressByCourse;
  } catch {
    return {};
  }
}

function keep(kept: ProgressByCourse): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or closed store: the lessons go on, only this device will not remember.
  }
}

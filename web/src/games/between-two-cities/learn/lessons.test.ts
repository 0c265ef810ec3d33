import { expect, test } from 'vitest';
import { nextLesson } from '../../../learn/courses.ts';
import { LESSONS, type Moment } from './lessons.ts';

const MOMENT: Moment = { key: '', phase: 'choose', round: 1, step: 1, steps: 3, tiles: [], held: null, theirs: false, proposed: false, begun: false };
const shown = (course: string, moment: Partial<Moment>, learnt: readonly string[] = []): string | undefined =>
  nextLesson(LESSONS[course] ?? [], new Set(learnt), { ...MOMENT, ...moment })?.name;

test('a kind is taught when a tile of it is first taken in hand, and not again', () => {
  expect(shown('first', {})).toBe('choose');
  expect(shown('first', { held: 'S' })).toBe('shops');
  expect(shown('first', { held: 'S' }, ['shops'])).toBe('choose');
  expect(shown('first', { held: 'F/E' }, ['factories'])).toBe('taverns');
});

test('the first placing is about squares, and a proposal about proposals', () => {
  expect(shown('first', { phase: 'place', held: 'S' })).toBe('place');
  expect(shown('first', { phase: 'place', held: 'S', begun: true }, ['place'])).toBe('second');
  expect(shown('first', { phase: 'place', step: 2, held: 'S', proposed: true })).toBe('proposal');
});

/** Every moment of a game in its order, each with the same unlucky tile in hand. */
function* moments(rounds: readonly (readonly [number, number])[], placings: number): Generator<Moment> {
  for (const [round, steps] of rounds) {
    for (let step = 1; step <= steps; step += 1) {
      yield { ...MOMENT, round, step, steps };
      for (let tile = 0; tile < placings; tile += 1) {
        yield { ...MOMENT, round, step, steps, phase: 'place', held: 'S', begun: tile > 0, theirs: tile >= 2 };
      }
    }
  }
}

test.each([
  ['first', 2, [[1, 3], [2, 1], [3, 3]], 50],
  ['alone', 4, [[1, 3], [2, 2], [3, 3]], 60],
  ['capitals', 2, [[1, 4], [2, 1], [3, 4]], 60],
] as const)('all of the course %s is taught within sixty gestures, whatever is drawn', (course, placings, rounds, most) => {
  const lessons = LESSONS[course] ?? [];
  const learnt: string[] = [];
  // The button that begins. Choosing takes three gestures, placing a tile two.
  let gestures = 1;
  for (const moment of moments(rounds, placings)) {
    const lesson = nextLesson(lessons, new Set(learnt), moment);
    if (lesson !== null) learnt.push(lesson.name);
    gestures += moment.phase === 'choose' ? 3 : 2;
    if (learnt.length === lessons.length) break;
  }
  expect(learnt).toHaveLength(lessons.length);
  expect(gestures).toBeLessThanOrEqual(most);
});

test.each(['first', 'alone', 'capitals'])('the course %s teaches every kind when it is in hand', (course) => {
  const others = (LESSONS[course] ?? []).map(({ name }) => name);
  for (const [held, row] of [['S', 'shops'], ['F', 'factories'], ['M', 'taverns'], ['O', 'offices'], ['P', 'parks'], ['H', 'houses']] as const) {
    const learnt = others.filter((name) => name !== row);
    expect(shown(course, { phase: 'place', held }, learnt)).toBe(row);
  }
});

import { expect, test } from 'vitest';
import { nextLesson } from '../../../learn/courses.ts';
import { LESSONS, type Moment } from './lessons.ts';

const MOMENT: Moment = { key: '', held: null, phase: 'turn', payable: 0, claims: 0, cards: 2, isLast: false };
const lessons = LESSONS['first'] ?? [];
const shown = (moment: Partial<Moment>, learnt: readonly string[] = []): string | undefined =>
  nextLesson(lessons, new Set(learnt), { ...MOMENT, ...moment })?.name;

test('what comes up is taught when it does', () => {
  expect(shown({ phase: 'choose' })).toBe('tickets');
  expect(shown({})).toBe('turn');
  expect(shown({ phase: 'second card' })).toBe('second');
  expect(shown({ payable: 1 }, ['turn'])).toBe('claim');
  expect(shown({ claims: 1 }, ['turn', 'claim'])).toBe('longer');
  expect(shown({ phase: 'keep' })).toBe('more');
  expect(shown({ isLast: true })).toBe('last');
});

test('all of it is taught within sixty gestures, though nothing comes up but cards and two claims', () => {
  const learnt: string[] = [];
  // The button that begins, and the one that keeps the tickets.
  let gestures = 2;
  const moments: Moment[] = [{ ...MOMENT, phase: 'choose' }];
  for (let turn = 0; turn < 14; turn += 1) {
    const cards = 2 + 2 * turn;
    if (turn === 5 || turn === 8) moments.push({ ...MOMENT, cards, payable: 1, claims: turn === 5 ? 0 : 1 });
    else moments.push({ ...MOMENT, cards, claims: turn > 8 ? 2 : turn > 5 ? 1 : 0 }, { ...MOMENT, phase: 'second card', cards: cards + 1 });
  }
  for (const moment of moments) {
    const lesson = nextLesson(lessons, new Set(learnt), moment);
    if (lesson !== null) learnt.push(lesson.name);
    // A claim is a route and a payment; a card is one.
    gestures += moment.payable > 0 ? 2 : 1;
    if (learnt.length === lessons.length) break;
  }
  expect(learnt).toHaveLength(lessons.length);
  expect(gestures).toBeLessThanOrEqual(60);
});

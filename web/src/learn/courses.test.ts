import { beforeEach, expect, test, vi } from 'vitest';
import { beginCourse, courseAt, keepProgress, knownBefore, nextLesson, progressOf } from './courses.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('one can leave and return: what was learnt is kept by game and course, and found by the table', () => {
  expect(courseAt('t1')).toBeNull();
  beginCourse('lane', 'first', 't1');
  beginCourse('lane', 'alone', 't2');
  keepProgress('t1', { learnt: ['shops'] });
  keepProgress('t2', { quiet: true });
  expect(courseAt('t1')).toEqual({ course: 'first', progress: { table: 't1', learnt: ['shops'], quiet: false } });
  expect(progressOf('lane', 'alone')?.quiet).toBe(true);
  expect(progressOf('ride', 'first')).toBeNull();
  keepProgress('elsewhere', { quiet: true });
  expect(courseAt('elsewhere')).toBeNull();
});

test('begun again, nothing is learnt', () => {
  beginCourse('lane', 'first', 't1');
  keepProgress('t1', { learnt: ['shops'] });
  beginCourse('lane', 'first', 't3');
  expect(courseAt('t1')).toBeNull();
  expect(progressOf('lane', 'first')?.learnt).toEqual([]);
});

test('what fits first is taught first, and once', () => {
  const lessons = [
    { name: 'late', fits: (turn: number) => turn > 2 },
    { name: 'any', fits: () => true },
  ];
  expect(nextLesson(lessons, new Set(), 1)?.name).toBe('any');
  expect(nextLesson(lessons, new Set(), 3)?.name).toBe('late');
  expect(nextLesson(lessons, new Set(['late', 'any']), 3)).toBeNull();
});

test('what another course has taught is not taught again, but the other things of the same name are', () => {
  const course = { title: '', text: '', seats: 1, bot: '', lessons: ['shops', 'parks', 'end'], common: ['shops', 'parks'] };
  const [first, alone] = [{ ...course, name: 'first' }, { ...course, name: 'alone' }];
  beginCourse('game', 'first', 't1');
  keepProgress('t1', { learnt: ['shops', 'end'] });
  expect(knownBefore('game', alone, [first, alone])).toEqual(['shops']);
  expect(knownBefore('game', first, [first, alone])).toEqual([]);
  beginCourse('game', 'alone', 't2', ['shops']);
  expect(progressOf('game', 'alone')?.learnt).toEqual(['shops']);
});

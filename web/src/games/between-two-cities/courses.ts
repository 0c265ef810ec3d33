// The guided games of Between Two Cities.
import type { Course } from '../../learn/courses.ts';
import { LESSONS, ROWS } from './learn/lessons.ts';

const namesOf = (course: string): readonly string[] => (LESSONS[course] ?? []).map(({ name }) => name);

export const COURSES: readonly Course[] = [
  // Partners with an opinion: they propose where they would like a tile.
  { name: 'first', title: 'course-first', text: 'course-first-text', lessons: namesOf('first'), common: ROWS, seats: 3, bot: 'greedy' },
  { name: 'alone', title: 'solo-title', text: 'course-alone-text', lessons: namesOf('alone'), common: ROWS, seats: 1, bot: 'greedy', options: { automa: 'full' } },
  {
    name: 'capitals',
    title: 'capitals-title',
    text: 'course-capitals-text',
    lessons: namesOf('capitals'),
    common: ROWS,
    seats: 3,
    bot: 'greedy',
    options: { landscapes: true, civics: true, districts: true },
  },
];

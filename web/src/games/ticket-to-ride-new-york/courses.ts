// The guided game of Ticket to Ride: New York.
import type { Course } from '../../learn/courses.ts';
import { LESSONS } from './learn/lessons.ts';

export const COURSES: readonly Course[] = [
  { name: 'first', title: 'ride-course-first', text: 'ride-course-first-text', lessons: (LESSONS['first'] ?? []).map(({ name }) => name), seats: 2, bot: 'random' },
];

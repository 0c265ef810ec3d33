import { expect, test } from 'vitest';
import { goalsOf } from './goals.ts';
import type { TicketPicture } from './types.ts';

const TICKET: TicketPicture = { code: 'LE-WS', ends: ['LE', 'WS'], points: 2, done: false, open: true, way: [], missing: [], spaces: 2 };

test('both ends of every ticket are goals, with its number', () => {
  const goals = goalsOf([TICKET, { ...TICKET, code: 'CH-WS', ends: ['CH', 'WS'], done: true, open: false }]);
  expect([...goals.keys()]).toEqual(['LE', 'WS', 'CH']);
  expect(goals.get('WS')).toEqual([
    { number: 1, done: false },
    { number: 2, done: true },
  ]);
});

test('a ticket that cannot be done any more leads nowhere, and keeps its number', () => {
  const goals = goalsOf([{ ...TICKET, open: false }, TICKET]);
  expect(goals.get('LE')).toEqual([{ number: 2, done: false }]);
});

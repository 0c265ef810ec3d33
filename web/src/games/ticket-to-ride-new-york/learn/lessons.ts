// What is taught at tables of Ticket to Ride: New York, and when: whatever comes up, and in the end what did not.
import type { Lesson, Occasion } from '../../../learn/courses.ts';

/** What the learner sees when it is her turn. */
export interface Moment extends Occasion {
  readonly phase: string;
  /** Routes that can be paid. */
  readonly payable: number;
  /** Routes that are hers. */
  readonly claims: number;
  /** Cards in her hand. */
  readonly cards: number;
  readonly isLast: boolean;
}

export interface RideLesson extends Lesson<Moment> {
  /** The message. */
  readonly text: string;
  /** Routes by length are shown. */
  readonly lengths?: boolean;
  /** Routes that are pointed out on the map. */
  readonly lights?: 'grey' | 'double' | 'way';
}

const isTurn = ({ phase }: Moment): boolean => phase === 'turn';
/** By now everything has come up that comes up by itself. */
const isLate = ({ claims, cards }: Moment): boolean => claims > 1 || cards > 9;

const FIRST: readonly RideLesson[] = [
  { name: 'tickets', text: 'ride-coach-tickets', fits: ({ phase }) => phase === 'choose' },
  { name: 'second', text: 'ride-coach-second-card', fits: ({ phase }) => phase === 'second card' },
  { name: 'more', text: 'ride-coach-more-tickets', fits: (moment) => moment.phase === 'keep' || (isTurn(moment) && isLate(moment)) },
  { name: 'last', text: 'ride-rules-end', fits: (moment) => isTurn(moment) && (moment.isLast || isLate(moment)) },
  { name: 'turn', text: 'ride-coach-first-turn', fits: isTurn },
  { name: 'claim', text: 'ride-coach-claim', fits: (moment) => isTurn(moment) && moment.payable > 0 },
  { name: 'longer', text: 'ride-coach-longer', lengths: true, fits: ({ claims }) => claims > 0 },
  { name: 'doubles', text: 'ride-rules-doubles', lights: 'double', fits: ({ claims }) => claims > 0 },
  { name: 'collect', text: 'ride-coach-collect', lights: 'way', fits: (moment) => isTurn(moment) || moment.phase === 'second card' },
  { name: 'way', text: 'ride-coach-way', lights: 'way', fits: (moment) => isTurn(moment) || moment.phase === 'second card' },
  { name: 'grey', text: 'ride-coach-grey', lights: 'grey', fits: (moment) => isTurn(moment) || moment.phase === 'second card' },
  { name: 'tips', text: 'ride-coach-tips', fits: isTurn },
];

/** By course. */
export const LESSONS: Readonly<Record<string, readonly RideLesson[]>> = { first: FIRST };

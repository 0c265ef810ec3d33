// What is taught at tables of Between Two Cities, and when: each kind when it is first taken in hand, the rest when it comes up.
import { PARAGRAPHS, rowsOf } from '../about.ts';
import type { Lesson, Occasion } from '../../../learn/courses.ts';

/** What the learner sees when it is her turn. */
export interface Moment extends Occasion {
  readonly phase: string;
  readonly round: number;
  readonly step: number;
  readonly steps: number;
  /** To choose from, or to place. */
  readonly tiles: readonly string[];
  /** It is an Automa's. */
  readonly theirs: boolean;
  /** A partner proposes something. */
  readonly proposed: boolean;
  /** One tile of this turn is placed already. */
  readonly begun: boolean;
}

/** The tile of the hand that was picked last, and in which moment. */
export interface Looked {
  readonly tile: string | null;
  readonly at: string;
}

export interface CityLesson extends Lesson<Moment> {
  /** The message. */
  readonly text: string;
  /** A row of the score sheet: its examples are shown, and its best squares lit. */
  readonly row?: string;
}

/** Each is taught once, in whichever guided game it comes up first. */
export const ROWS = ['shops', 'factories', 'taverns', 'offices', 'parks', 'houses'] as const;
const isFirst = ({ round, step }: Moment): boolean => round === 1 && step === 1;
const chooses = ({ phase }: Moment): boolean => phase === 'choose';
const places = ({ phase }: Moment): boolean => phase === 'place';
/** Each kind when it is in hand; whatever has not come up when it is late is taught all the same. */
function kinds(isLate: (moment: Moment) => boolean): readonly CityLesson[] {
  return ROWS.map((row) => ({
    name: row,
    text: PARAGRAPHS[row] ?? '',
    row,
    fits: (moment) => (moment.held !== null && rowsOf(moment.held).includes(row)) || isLate(moment),
  }));
}

const FIRST: readonly CityLesson[] = [
  { name: 'place', text: 'coach-first-tile', fits: (moment) => places(moment) && isFirst(moment) && !moment.begun },
  { name: 'second', text: 'coach-second-tile', fits: (moment) => places(moment) && isFirst(moment) && moment.begun },
  { name: 'proposal', text: 'coach-proposal', fits: (moment) => places(moment) && (moment.proposed || moment.round > 1) },
  ...kinds(({ round, step }) => round > 2 && step > 1),
  { name: 'choose', text: 'coach-first-choice', fits: (moment) => chooses(moment) && isFirst(moment) },
  { name: 'passed', text: 'coach-passed', fits: (moment) => chooses(moment) && moment.round === 1 && moment.step > 1 },
  { name: 'duplexes', text: 'coach-duplexes', fits: (moment) => chooses(moment) && moment.round === 2 },
  { name: 'third', text: 'coach-round-three', fits: (moment) => chooses(moment) && moment.round === 3 },
  { name: 'points', text: 'coach-points', fits: (moment) => places(moment) && !isFirst(moment) },
  { name: 'balance', text: 'coach-balance', fits: (moment) => !isFirst(moment) },
  { name: 'tips', text: 'coach-tips', fits: (moment) => !isFirst(moment) },
  { name: 'end', text: 'coach-end', fits: ({ round, step }) => round === 3 && step > 1 },
];

const ALONE: readonly CityLesson[] = [
  { name: 'theirs', text: 'coach-alone-theirs', fits: (moment) => places(moment) && moment.theirs },
  { name: 'place', text: 'coach-alone-place', fits: places },
  { name: 'towns', text: 'coach-alone-towns', fits: (moment) => chooses(moment) && moment.held === null },
  { name: 'open', text: 'coach-alone-open', fits: chooses },
  { name: 'card', text: 'coach-alone-card', fits: chooses },
  { name: 'duplexes', text: 'coach-alone-duplexes', fits: ({ round }) => round === 2 },
  ...kinds(({ round }) => round > 1),
  { name: 'ville', text: 'coach-alone-ville', fits: (moment) => !isFirst(moment) },
  { name: 'lower', text: 'coach-alone-lower', fits: (moment) => !isFirst(moment) },
  { name: 'end', text: 'coach-alone-end', fits: ({ round }) => round >= 2 },
];

const CAPITALS: readonly CityLesson[] = [
  { name: 'mat', text: 'coach-capitals-mat', fits: (moment) => places(moment) && isFirst(moment) && !moment.begun },
  { name: 'nature', text: 'coach-capitals-nature', row: 'landscapes', fits: places },
  {
    name: 'civics',
    text: 'rules-civics',
    row: 'civics',
    fits: ({ held, round, step }) => held?.includes('-') === true || round > 1 || step > 2,
  },
  { name: 'nine', text: 'coach-capitals-nine', fits: (moment) => chooses(moment) && isFirst(moment) && moment.held === null },
  { name: 'duplexes', text: 'coach-capitals-duplexes', fits: ({ round }) => round === 2 },
  ...kinds(({ round }) => round > 1),
  { name: 'districts', text: 'coach-capitals-districts', row: 'districts', fits: (moment) => !isFirst(moment) },
  { name: 'largest', text: 'coach-capitals-largest', fits: (moment) => !isFirst(moment) },
  { name: 'hint', text: 'coach-capitals-points', fits: (moment) => places(moment) && !isFirst(moment) },
  { name: 'end', text: 'coach-capitals-end', fits: ({ round }) => round >= 2 },
];

/** Long games, in which a press less for every tile is worth more than a look before. */
export const SWIFT: ReadonlySet<string> = new Set(['alone', 'capitals']);

/** By course. */
export const LESSONS: Readonly<Record<string, readonly CityLesson[]>> = { first: FIRST, alone: ALONE, capitals: CAPITALS };

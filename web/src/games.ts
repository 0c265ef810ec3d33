// What the page knows of games. Each brings what it has as `games/<name>/index.ts`; nothing else names one.
// A game without a folder is played all the same: drawn from its text, with its face as the server tells it.
import type { Course } from './learn/courses.ts';
import type { Component } from 'svelte';
import type { Happening } from './protocol.ts';
import type { Sections } from './state.ts';
import type { TableClient } from './table/client.svelte.ts';

export type Load<T> = () => Promise<T>;
export type LoadComponent<Props extends Record<string, unknown> = Record<string, never>> = Load<{ default: Component<Props> }>;
export type TableOptions = Readonly<Record<string, string | number | boolean>>;

export interface BoardProps extends Record<string, unknown> {
  client: TableClient;
  /** Whose eyes the table is seen with; null: an onlooker's. */
  seat: number | null;
  nameOf: (seat: number) => string;
}

export interface ReplayProps extends Record<string, unknown> {
  sections: Sections;
  /** By seat: what it alone could see. */
  hands: readonly Sections[];
  nameOf: (seat: number) => string;
  /** The seat that this device had there, if it had one alone. */
  you: number | null;
  /** What the last move did. */
  events: readonly Happening[];
}

export interface OptionsProps extends Record<string, unknown> {
  seats: number;
  options: TableOptions;
}

export interface AloneProps extends Record<string, unknown> {
  busy: boolean;
  failed: string;
  onplay: (options: TableOptions) => void;
}

export interface CardProps extends Record<string, unknown> {
  /** What everybody sees: which modules are in play. */
  sections: Sections;
}

export interface TipProps extends Record<string, unknown> {
  game: string;
  /** What everybody sees, and what the seat alone does. */
  sections: Sections;
  own: Sections;
  seat: number | null;
  nameOf: (seat: number) => string;
  /** What `data-tip` says where somebody points. */
  about: string;
}

export interface ProposalTeller {
  /** What somebody proposes. */
  tellProposal(parts: unknown, name: string): string;
}

export interface RulesChapter {
  /** Messages, so that every language has them. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What stands before the title, as `Mark` draws it. */
  readonly mark?: string;
  /** What stands below the words, as `Picture` draws it. */
  readonly picture?: string;
}

export interface RulesText {
  readonly CHAPTERS: readonly RulesChapter[];
  readonly Mark: Component<{ mark: string }>;
  readonly Picture?: Component<{ picture: string }>;
}

/** A page of the game's own that the home page tells of. */
export interface Teaser {
  readonly page: string;
  /** Messages. */
  readonly title: string;
  readonly text: string;
  readonly open: string;
}

/** How the log of a table is read, by types of events. */
export interface LogParts {
  /** What begins a chapter, such as a round. */
  readonly heads: readonly string[];
  /** What is seen anyway, and needs no line. */
  readonly quiet: readonly string[];
  /** What others do before everybody's eyes: it is shown for a moment before the next. */
  readonly acts: readonly string[];
  /** What one seat alone is told when a turn ends, before whatever comes then. */
  readonly closing?: readonly string[];
  /** What says what an act brought: its message, and the value in it. */
  readonly gain?: readonly [message: string, value: string];
  /** Where squares are called by letter and number: the message that offers to show these. */
  readonly squares?: string;
}

/** What a game brings. Everything may be missing, and everything big is loaded when it is first needed. */
export interface GameParts {
  /** By the parts of the picture: one game may know several sorts of tables. */
  readonly board?: (sections: Sections) => LoadComponent<BoardProps>;
  readonly replay?: (sections: Sections) => LoadComponent<ReplayProps>;
  readonly log?: LogParts;
  /** Where the game knows proposals. */
  readonly proposals?: Load<ProposalTeller>;
  /** Above its name on the home page. */
  readonly picture?: LoadComponent;
  /** In place of the options as their schema tells them. */
  readonly options?: LoadComponent<OptionsProps>;
  /** How a table for one is opened: a message, and a form. */
  readonly alone?: { readonly title: string; readonly form: LoadComponent<AloneProps> };
  readonly rules?: Load<RulesText>;
  /** All of scoring on one screen, for the modules in play. */
  readonly card?: LoadComponent<CardProps>;
  /** What something on the table is, and what it is worth: for whatever carries `data-tip`. */
  readonly tip?: LoadComponent<TipProps>;
  /** Guided games: what they teach, at which tables. */
  readonly learn?: Load<{ readonly COURSES: readonly Course[] }>;
  /** Scores cardboard. `reads` knows the addresses that hold a game of its own. */
  readonly score?: { readonly helper: LoadComponent; readonly reads?: (hash: string) => boolean };
  /** Pages of its own, by the first part of their address. */
  readonly pages?: Readonly<Record<string, LoadComponent>>;
  readonly teasers?: readonly Teaser[];
  /** Whether nothing is hidden just now: then a device with several players goes round without a curtain. */
  readonly isOpen?: (sections: Sections) => boolean;
}

const FILES = import.meta.glob<GameParts>('./games/*/index.ts', { eager: true, import: 'PARTS' });

/** By name. */
export const GAMES: ReadonlyMap<string, GameParts> = new Map(Object.entries(FILES).map(([path, parts]) => [path.split('/').at(-2) ?? '', parts]));

const NONE: GameParts = {};

export function partsOf(game: string): GameParts {
  return GAMES.get(game) ?? NONE;
}

/** The names of the games that bring something. */
export function gamesWith(part: keyof GameParts): readonly string[] {
  return [...GAMES].filter(([, parts]) => parts[part] !== undefined).map(([name]) => name);
}

/** A page that some game has for itself. */
export function ownPage(path: string): LoadComponent | undefined {
  return [...GAMES.values()].map(({ pages }) => pages?.[path]).find((page) => page !== undefined);
}

export function teasers(): readonly Teaser[] {
  return [...GAMES.values()].flatMap(({ teasers: own = [] }) => own);
}

// Written by `make types` from the records of the server: change those, not this file.

export interface Hello {
  readonly t: 'hello';
  readonly nonce: string;
  readonly table: string;
  readonly tokens?: readonly string[];
  readonly language?: string;
  readonly seen?: number | null;
}

export interface Submit {
  readonly t: 'submit';
  readonly nonce: string;
  readonly seat: number;
  readonly version: number;
  readonly move: string;
}

export interface Propose {
  readonly t: 'propose';
  readonly nonce: string;
  readonly seat: number;
  readonly to: number;
  readonly move: string;
}

export interface Withdraw {
  readonly t: 'withdraw';
  readonly nonce: string;
  readonly seat: number;
  readonly proposal: number;
}

export interface AnswerProposal {
  readonly t: 'answer-proposal';
  readonly nonce: string;
  readonly seat: number;
  readonly proposal: number;
  readonly accept: boolean;
}

export interface YouFirst {
  readonly t: 'you-first';
  readonly nonce: string;
  readonly seat: number;
  readonly to: number;
}

export interface Say {
  readonly t: 'say';
  readonly nonce: string;
  readonly seat: number;
  readonly text?: string;
  readonly phrase?: string;
}

export interface AskUndo {
  readonly t: 'ask-undo';
  readonly nonce: string;
  readonly seat: number;
  readonly version: number;
}

export interface AnswerUndo {
  readonly t: 'answer-undo';
  readonly nonce: string;
  readonly seat: number;
  readonly agree: boolean;
}

export interface Sit {
  readonly t: 'sit';
  readonly nonce: string;
  readonly name: string;
  readonly seat?: number | null;
  readonly token?: string | null;
  readonly draws?: boolean;
}

export interface Leave {
  readonly t: 'leave';
  readonly nonce: string;
  readonly seat: number;
}

export interface TakeBack {
  readonly t: 'take-back';
  readonly nonce: string;
  readonly seat: number;
}

export interface Rename {
  readonly t: 'rename';
  readonly nonce: string;
  readonly seat: number;
  readonly name: string;
}

export interface Preside {
  readonly t: 'preside';
  readonly nonce: string;
  readonly seat: number;
}

export interface Fill {
  readonly t: 'fill';
  readonly nonce: string;
  readonly seat: number;
  readonly bot: string;
}

export interface Free {
  readonly t: 'free';
  readonly nonce: string;
  readonly seat: number;
}

export interface Reissue {
  readonly t: 'reissue';
  readonly nonce: string;
  readonly seat: number;
  readonly name?: string | null;
}

export interface AnswerHandover {
  readonly t: 'answer-handover';
  readonly nonce: string;
  readonly seat: number;
  readonly agree: boolean;
}

export interface AskDeletion {
  readonly t: 'ask-deletion';
  readonly nonce: string;
  readonly seat: number;
}

export interface AnswerDeletion {
  readonly t: 'answer-deletion';
  readonly nonce: string;
  readonly seat: number;
  readonly agree: boolean;
}

export interface Resize {
  readonly t: 'resize';
  readonly nonce: string;
  readonly seats: number;
}

export interface Pledge {
  readonly t: 'pledge';
  readonly nonce: string;
  readonly seat: number;
  readonly draw: number;
  readonly pledge: string;
}

export interface ShowShare {
  readonly t: 'show-share';
  readonly nonce: string;
  readonly seat: number;
  readonly draw: number;
  readonly share: string;
}

export interface Start {
  readonly t: 'start';
  readonly nonce: string;
}

export interface Rematch {
  readonly t: 'rematch';
  readonly nonce: string;
}

export interface Stay {
  readonly t: 'stay';
  readonly nonce: string;
  readonly seat: number;
}

export interface Ping {
  readonly t: 'ping';
  readonly nonce: string;
}

export interface _Nonced {
  readonly nonce: string;
}

export interface Manners {
  readonly undo?: UndoRule | null;
  readonly talk?: TalkRule;
  readonly seating?: SeatRule;
  readonly pace?: PaceRule;
}

export type UndoRule = 'off' | 'consent';

export type TalkRule = 'strict' | 'free';

export type SeatRule = 'drawn' | 'chosen';

export type PaceRule = 'calm' | 'quick' | 'none';

export interface Absent {
  readonly after?: number | null;
  readonly bot?: string | null;
}

export interface Clock {
  readonly bank: number;
  readonly increment?: number;
}

export interface SeatInfo {
  readonly sitter: Sitter;
  readonly name: string;
  readonly bot: string | null;
  readonly stand_in: string | null;
  readonly present: boolean;
  readonly card?: number | null;
  readonly awaited?: boolean;
  readonly who?: string;
}

export type Sitter = 'nobody' | 'person' | 'bot';

export interface Waiting {
  readonly by: number;
  readonly to: number;
  readonly must: boolean;
}

export interface Proposal {
  readonly id: number;
  readonly by: number;
  readonly to: number;
  readonly move: string;
  readonly parts: unknown;
  readonly words?: Readonly<Record<string, string>>;
}

export interface UndoAsk {
  readonly by: number;
  readonly count: number;
  readonly waiting: readonly number[];
}

export interface HandoverAsk {
  readonly seat: number;
  readonly by: number;
  readonly waiting: readonly number[];
  readonly granted: boolean;
}

export interface DeletionAsk {
  readonly by: number;
  readonly waiting: readonly number[];
}

export interface DealInfo {
  readonly phase: DealPhase;
  readonly stopped?: readonly (readonly number[])[];
  readonly named?: readonly string[];
  readonly pledges?: readonly string[];
  readonly waiting?: readonly number[];
  readonly shares?: readonly string[];
  readonly share?: string;
}

export type DealPhase = 'gathering' | 'pledging' | 'showing' | 'done';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly language: string;
  readonly visibility: Visibility;
  readonly absent: Absent;
  readonly clock: Clock | null;
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly next: string | null;
  readonly undo: UndoAsk | null;
  readonly proposals: readonly Proposal[];
  readonly manners: Manners;
  readonly again: number | null;
  readonly waits: readonly Waiting[];
  readonly host_away: boolean;
  readonly damaged: boolean;
  readonly handover?: HandoverAsk | null;
  readonly deletion?: DeletionAsk | null;
  readonly closed?: boolean;
  readonly kept_until?: number | null;
  readonly deal?: DealInfo | null;
}

export type Visibility = 'private' | 'public';

export type Status = 'open' | 'running' | 'over';

export interface TurnInfo {
  readonly to_act: readonly number[];
  readonly clocks?: readonly number[];
  readonly may_undo?: readonly number[];
  readonly free_undo?: readonly number[];
  readonly quiet?: boolean;
}

export interface ChatLine {
  readonly version: number;
  readonly seat: number;
  readonly text: string;
  readonly phrase: string;
  readonly at: number;
  readonly words?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly who?: string;
  readonly told?: Said | null;
}

export interface Said {
  readonly message: string;
  readonly values: unknown;
}

export interface Happening {
  readonly type: string;
  readonly parts: unknown;
  readonly told?: readonly Said[];
  readonly by?: number | null;
  readonly at?: number;
}

export interface Offer {
  readonly move: string;
  readonly parts: unknown;
}

export interface Own {
  readonly seat: number;
  readonly events?: readonly Happening[];
  readonly sections?: Readonly<Record<string, unknown>>;
  readonly moves?: readonly Offer[] | null;
}

export interface Sync {
  readonly t: 'sync';
  readonly nonce: string | null;
  readonly seq: number;
  readonly version: number;
  readonly table: TableInfo;
  readonly turn: TurnInfo;
  readonly you: readonly number[];
  readonly host: boolean;
  readonly news: readonly Happening[];
  readonly public: Readonly<Record<string, unknown>>;
  readonly own: readonly Own[];
  readonly chat: readonly ChatLine[];
  readonly phrases: Readonly<Record<string, string>>;
  readonly bots: readonly string[];
  readonly offered?: readonly number[];
}

export interface Update {
  readonly t: 'update';
  readonly seq: number;
  readonly version: number;
  readonly table?: TableInfo | null;
  readonly turn?: TurnInfo | null;
  readonly events?: readonly Happening[];
  readonly undone?: readonly number[];
  readonly public?: Readonly<Record<string, unknown>>;
  readonly own?: readonly Own[];
  readonly chat?: readonly ChatLine[];
}

export interface Accepted {
  readonly t: 'accepted';
  readonly nonce: string;
  readonly version: number;
}

export interface Seated {
  readonly t: 'seated';
  readonly nonce: string;
  readonly version: number;
  readonly seat: number;
  readonly token: string;
}

export interface Rejected {
  readonly t: 'rejected';
  readonly nonce: string | null;
  readonly why: Why;
  readonly reason: string;
  readonly words: string;
  readonly version: number;
}

export type Why = 'unreadable' | 'too-big' | 'too-fast' | 'foreign-page' | 'no-table' | 'no-hello' | 'not-your-seat' | 'not-host' | 'seat-taken' | 'no-such-seat' | 'not-started' | 'started' | 'over' | 'not-over' | 'seats-empty' | 'stale' | 'illegal' | 'unreadable-move' | 'no-such-bot' | 'no-such-game' | 'no-such-language' | 'no-such-phrase' | 'bad-setup' | 'bad-name' | 'bad-text' | 'no-proposal' | 'no-undo' | 'no-handover' | 'no-deletion' | 'consent' | 'undo-asked' | 'undo-off' | 'quiet' | 'host-there' | 'seats-taken' | 'no-standoff' | 'drawing' | 'no-draw' | 'bad-share' | 'too-many' | 'busy' | 'game-broken' | 'other-rules' | 'damaged' | 'closed' | 'muted' | 'banned' | 'deleted';

export interface OpenTable {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly language?: string;
  readonly visibility?: Visibility;
  readonly absent?: Absent;
  readonly clock?: Clock | null;
  readonly manners?: Manners;
}

export interface Opened {
  readonly table: string;
  readonly link: string;
  readonly host: string;
  readonly commitment: string;
}

export interface TakeSeat {
  readonly name: string;
  readonly seat?: number | null;
  readonly token?: string | null;
  readonly draws?: boolean;
}

export interface SeatTaken {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly link: string;
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly seats: number;
  readonly free: number;
  readonly names: readonly string[];
  readonly language: string;
  readonly opened: number;
  readonly to_act?: readonly number[];
  readonly closed?: boolean;
}

export interface TableList {
  readonly tables: readonly TableSummary[];
}

export interface GameInfo {
  readonly name: string;
  readonly rules_version: number;
  readonly seats: readonly number[];
  readonly bots: readonly string[];
  readonly title: string;
  readonly about: string;
  readonly default_seats: number;
  readonly options: readonly OptionFace[];
  readonly groups: readonly OptionGroup[];
  readonly levels: readonly LevelFace[];
  readonly neighbours_share: boolean;
  readonly silent_choices: boolean;
  readonly draws_seats: boolean;
  readonly plain: boolean;
  readonly bundled: boolean;
}

export interface OptionFace {
  readonly name: string;
  readonly kind: OptionKind;
  readonly label: string;
  readonly default?: string | number | boolean | null;
  readonly choices?: readonly OptionChoice[];
  readonly least?: number | null;
  readonly most?: number | null;
  readonly up_to_seats?: boolean;
  readonly on?: string | number | boolean;
  readonly seats?: readonly number[];
  readonly needs?: readonly Condition[];
  readonly excludes?: readonly Condition[];
  readonly unset?: string;
  readonly group?: string;
  readonly offered?: boolean;
}

export type OptionKind = 'switch' | 'number' | 'choice' | 'several';

export interface OptionChoice {
  readonly value: string | number | boolean;
  readonly label: string;
  readonly about?: string;
  readonly needs?: readonly Condition[];
}

export interface Condition {
  readonly option: string;
  readonly values?: readonly (string | number | boolean)[];
  readonly seats?: readonly number[];
}

export interface OptionGroup {
  readonly label: string;
  readonly note?: string;
}

export interface LevelFace {
  readonly name: string;
  readonly bot: string;
  readonly seconds?: number | null;
  readonly fallible?: boolean;
}

export interface GameList {
  readonly games: readonly GameInfo[];
  readonly languages: readonly string[];
}

export interface Seen {
  readonly seat: number | null;
  readonly move: string | null;
  readonly public: Readonly<Record<string, unknown>>;
  readonly hands: readonly (Readonly<Record<string, unknown>>)[];
  readonly events?: readonly Happening[];
}

export interface Positions {
  readonly game: string;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly positions: readonly Seen[];
}

export interface HouseInfo {
  readonly version: string;
  readonly operator: string;
  readonly contact: string;
  readonly keep_finished_days: number;
  readonly keep_untouched_days: number;
}

export interface Health {
  readonly status: string;
}

export interface Problem {
  readonly why: Why;
  readonly words: string;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
  readonly decided_by: string;
  readonly comparisons: readonly string[];
  readonly keys: readonly (readonly number[])[];
}

export type ClientMessage = Hello | Submit | Propose | Withdraw | AnswerProposal | YouFirst | Say | AskUndo | AnswerUndo | Sit | Leave | TakeBack | Rename | Preside | Fill | Free | Reissue | AnswerHandover | AskDeletion | AnswerDeletion | Resize | Pledge | ShowShare | Start | Rematch | Stay | Ping;
export type ServerMessage = Sync | Update | Accepted | Seated | Rejected;

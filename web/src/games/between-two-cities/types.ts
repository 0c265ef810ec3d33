// Written by `make types` from the records of the server: change those, not this file.
import type { Outcome, Said } from '../../protocol.ts';

export interface TurnPicture {
  readonly phase: Phase;
  readonly round: number;
  readonly part: string;
  readonly step: number;
  readonly steps: number;
  readonly passing: string | null;
  readonly hand_sizes: readonly number[];
  readonly has_chosen: readonly boolean[];
  readonly loose: readonly (readonly string[])[];
  readonly filled: readonly (string | null)[];
}

export type Phase = 'choose' | 'place' | 'over';

export interface CapitalsPicture {
  readonly landscapes: boolean;
  readonly civics: boolean;
  readonly districts: readonly DistrictPicture[];
}

export interface DistrictPicture {
  readonly name: Said;
  readonly kinds: readonly [Kind, Kind];
  readonly sizes: readonly number[];
  readonly points: readonly number[];
  readonly squares: readonly (readonly string[])[];
}

export type Kind = 'shop' | 'factory' | 'tavern' | 'office' | 'park' | 'house' | 'civic' | 'district';

export interface CityPicture {
  readonly grid: string;
  readonly joins: readonly string[];
  readonly frame: readonly [string, string];
  readonly owners: readonly number[];
  readonly scores: Readonly<Record<string, number>>;
  readonly total: number;
  readonly notation: string;
  readonly size: number;
  readonly civics: readonly CivicPicture[];
  readonly room: readonly [string, string, string];
}

export interface CivicPicture {
  readonly square: string;
  readonly tile: string;
  readonly likes: readonly Kind[];
  readonly dislikes: Kind;
  readonly points: number;
}

export interface PastPicture {
  readonly turns: readonly (readonly (readonly [string, string])[])[];
}

export interface EndPicture {
  readonly outcome: Outcome;
  readonly groups: readonly (readonly GroupPicture[])[];
}

export interface GroupPicture {
  readonly kind: Kind;
  readonly why: Said;
  readonly squares: readonly string[];
  readonly points: number;
}

export interface HandPicture {
  readonly tiles: readonly string[];
  readonly choice: readonly [string, string] | null;
}

export interface SidesPicture {
  readonly left: SidePicture;
  readonly right: SidePicture;
}

export interface SidePicture {
  readonly city: number;
  readonly partner: number | null;
}

export interface HeldPicture {
  readonly hands: readonly (readonly string[])[];
}

export interface ChoosePart {
  readonly kind: 'choose';
  readonly tiles: readonly [string, string];
}

export interface PlacePart {
  readonly kind: 'place';
  readonly tile: string;
  readonly side: string;
  readonly city: number;
  readonly square: string;
  readonly adds: number | null;
}

export interface SoloTurnPicture {
  readonly phase: string;
  readonly round: number;
  readonly part: string;
  readonly step: number;
  readonly steps: number;
  readonly passing: string | null;
  readonly stays?: boolean;
}

export interface AutomasPicture {
  readonly mode: Mode;
  readonly level: number | null;
  readonly doubled: readonly string[];
  readonly automas: readonly AutomaPicture[];
  readonly cards_left: number;
}

export type Mode = 'simple' | 'full' | 'third';

export interface AutomaPicture {
  readonly name: string;
  readonly card: AutomaCard | null;
  readonly columns: readonly [string, string];
  readonly row: readonly string[];
  readonly dealt: readonly string[];
  readonly taken: readonly TakenPicture[];
}

export interface AutomaCard {
  readonly number: number;
  readonly left: Rule;
  readonly right: Rule;
}

export type Rule = 'best' | 'missing' | 'first';

export interface TakenPicture {
  readonly town: string;
  readonly city: number | null;
  readonly tile: string;
  readonly place: number;
  readonly rule: Rule;
  readonly reasons: readonly Said[];
  readonly weighed: readonly Weighed[];
}

export interface Weighed {
  readonly tile: Tile;
  readonly place: number;
  readonly points: number;
}

export type Tile = 'S' | 'F' | 'B' | 'D' | 'E' | 'M' | 'O' | 'P' | 'H' | 'EF' | 'FO' | 'FS' | 'HP' | 'HB' | 'OH' | 'OS' | 'DP' | 'PF' | 'PO' | 'SM' | 'SH' | 'F/E' | 'F/O' | 'H/O' | 'H/S' | 'O/P' | 'O/S' | 'D/H' | 'P/F' | 'P/H' | 'M/P' | 'S/F' | 'S/B' | 'SF-T' | 'SF-O' | 'SF-P' | 'SF-H' | 'ST-F' | 'ST-O' | 'ST-P' | 'ST-H' | 'SO-F' | 'SO-T' | 'SO-P' | 'SO-H' | 'SP-F' | 'SP-T' | 'SP-O' | 'SP-H' | 'SH-F' | 'SH-T' | 'SH-O' | 'SH-P' | 'FT-S' | 'FT-O' | 'FT-P' | 'FT-H' | 'FO-S' | 'FO-T' | 'FO-P' | 'FO-H' | 'FP-S' | 'FP-T' | 'FP-O' | 'FP-H' | 'FH-S' | 'FH-T' | 'FH-O' | 'FH-P' | 'TO-S' | 'TO-F' | 'TO-P' | 'TO-H' | 'TP-S' | 'TP-F' | 'TP-O' | 'TP-H' | 'TH-S' | 'TH-F' | 'TH-O' | 'TH-P' | 'OP-S' | 'OP-F' | 'OP-T' | 'OP-H' | 'OH-S' | 'OH-F' | 'OH-T' | 'OH-P' | 'PH-S' | 'PH-F' | 'PH-T' | 'PH-O';

export interface SoloHandPicture {
  readonly tiles: readonly string[];
  readonly chosen: readonly [string, string] | null;
  readonly loose: readonly string[];
  readonly filled: string | null;
  readonly theirs: readonly [string | null, string | null];
}

export interface VillePicture {
  readonly rows: readonly VilleRowPicture[];
  readonly total: number;
}

export interface VilleRowPicture {
  readonly kind: string;
  readonly tiles: readonly string[];
  readonly points: number;
  readonly values: readonly number[];
}

export interface SoloEndPicture {
  readonly outcome: Outcome;
  readonly groups: readonly (readonly GroupPicture[])[];
  readonly own: readonly [number, number];
  readonly ville: readonly VilleGroupPicture[];
  readonly shared: readonly [number, number];
}

export interface VilleGroupPicture {
  readonly kind: Kind;
  readonly why: Said;
  readonly points: number;
}

export interface WaitingPicture {
  readonly theirs: readonly [string | null, string | null];
  readonly duplexes: readonly [string | null, string | null];
  readonly sides: readonly [string, string];
}

export interface DiscardPart {
  readonly kind: 'discard';
  readonly tile: string;
}

export interface OwnMat {
  readonly grid: string;
  readonly name?: string;
}

export interface OwnBox {
  readonly mats?: readonly OwnMat[];
  readonly civics?: readonly string[];
  readonly cards?: readonly (readonly ['best' | 'first' | 'missing', 'best' | 'first' | 'missing'])[];
}

export interface ScoreAsked {
  readonly cities: readonly string[];
  readonly districts?: readonly string[];
  readonly seats?: number | null;
  readonly box?: OwnBox | null;
}

export interface MatPicture {
  readonly name: string;
  readonly grid: string;
  readonly places: readonly (readonly [number, number])[];
}

export interface BoxPicture {
  readonly size: number;
  readonly mats: readonly MatPicture[];
  readonly civics: readonly string[];
  readonly cards: readonly string[];
}

export interface CityScored {
  readonly picture: CityPicture;
  readonly groups: readonly GroupPicture[];
}

export interface CitiesScored {
  readonly cities: readonly CityScored[];
  readonly districts: readonly DistrictPicture[];
  readonly doubts: readonly Said[];
  readonly box: BoxPicture;
  readonly outcome: Outcome | null;
  readonly sides: readonly (readonly [number, number])[];
  readonly finished: boolean;
}

export interface BestAsked {
  readonly cities: readonly string[];
  readonly number: number;
  readonly factories?: readonly number[];
}

export interface BestCity {
  readonly city: string;
  readonly total: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly built: number;
  readonly proven: boolean;
  readonly bound: number;
  readonly groups: readonly GroupPicture[];
}

export interface TownBeside {
  readonly factories: number;
  readonly districts?: readonly number[];
}

export interface WorthAsked {
  readonly cities: readonly string[];
  readonly number: number;
  readonly districts?: readonly string[];
  readonly tile?: string | null;
  readonly beside?: TownBeside | null;
}

export interface NextTile {
  readonly tile: string;
  readonly least: number;
  readonly most: number;
  readonly squares: readonly string[];
}

export interface CityWorth {
  readonly total: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly groups: readonly GroupPicture[];
  readonly next: readonly NextTile[];
}

export interface ExamplesAsked {
}

export interface ExampleCity {
  readonly city: string;
  readonly points: number;
  readonly groups: readonly GroupPicture[];
}

export interface RuleExample {
  readonly about: string;
  readonly cities: readonly ExampleCity[];
}

export interface ExamplesTold {
  readonly examples: readonly RuleExample[];
}

export interface SoloScoreAsked {
  readonly cities: readonly [string, string];
  readonly ville?: string;
  readonly districts?: readonly string[];
  readonly hard?: boolean;
  readonly box?: OwnBox | null;
}

export interface SoloScored {
  readonly cities: readonly CityPicture[];
  readonly ville: VillePicture;
  readonly end: SoloEndPicture;
  readonly finished: boolean;
  readonly districts: readonly DistrictPicture[];
  readonly doubts: readonly Said[];
  readonly box: BoxPicture;
}

export interface CompanionAsked {
  readonly mode: string;
  readonly level: number | null;
  readonly seed: string;
  readonly answers?: readonly string[];
  readonly landscapes?: boolean;
  readonly civics?: boolean;
  readonly districts?: boolean;
  readonly hard?: boolean;
  readonly growth?: 'booklet' | 'even' | null;
  readonly box?: OwnBox | null;
  readonly data?: string | null;
}

export interface AskPicture {
  readonly want: string;
  readonly count: number;
  readonly whose: string;
  readonly side: string | null;
  readonly tiles: readonly string[];
  readonly left: readonly number[];
  readonly size: number;
  readonly mats: readonly MatPicture[];
  readonly cards: readonly string[];
  readonly drawn: readonly string[];
  readonly thrown: number;
}

export interface CompanionTold {
  readonly ask: AskPicture;
  readonly turn: SoloTurnPicture | null;
  readonly automas: AutomasPicture;
  readonly ville: VillePicture;
  readonly cities: readonly CityPicture[];
  readonly places: unknown;
  readonly theirs: readonly [string | null, string | null];
  readonly districts: readonly DistrictPicture[];
  readonly end: SoloEndPicture | null;
  readonly came: string | null;
  readonly data: string;
}

export interface GamePlayed {
  readonly doubled: readonly string[];
  readonly cities: readonly [number, number];
  readonly automas: readonly [number, number];
}

export interface CampaignAsked {
  readonly length: 'long' | 'short';
  readonly mode: 'full' | 'simple';
  readonly level?: number | null;
  readonly games?: readonly GamePlayed[];
  readonly doubled?: readonly string[];
  readonly capitals?: boolean;
  readonly hard?: boolean;
  readonly total?: number | null;
}

export interface SheetRow {
  readonly doubled: readonly string[];
  readonly cities: readonly [number, number];
  readonly yours: number;
  readonly theirs: number;
}

export interface CampaignTold {
  readonly categories: readonly string[];
  readonly open: readonly string[];
  readonly per_game: number;
  readonly total_games: number;
  readonly most_games: number;
  readonly least_games: number;
  readonly rows: readonly SheetRow[];
  readonly yours: number;
  readonly theirs: number;
  readonly is_over: boolean;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface TriedTile {
  readonly city: number;
  readonly tile: string;
  readonly square: string;
}

export interface TryAsked {
  readonly cities: readonly string[];
  readonly own: readonly number[];
  readonly laid?: readonly TriedTile[];
  readonly tile?: string | null;
  readonly districts?: readonly string[];
}

export interface TrySquare {
  readonly city: number;
  readonly square: string;
  readonly adds: number;
}

export interface TryTold {
  readonly cities: readonly CityPicture[];
  readonly squares: readonly TrySquare[];
}

export interface Chosen {
  readonly seat: number;
  readonly only?: number | null;
}

export interface Revealed {
  readonly pairs: readonly (readonly [Tile, Tile])[];
  readonly only?: number | null;
}

export interface Placed {
  readonly seat: number;
  readonly side: Side;
  readonly city: number;
  readonly tile: Tile;
  readonly square: string;
  readonly only?: number | null;
}

export type Side = 'left' | 'right';

export interface Discarded {
  readonly seat: number;
  readonly tiles: readonly Tile[];
  readonly only?: number | null;
}

export interface HandsPassed {
  readonly passing: Passing;
  readonly only?: number | null;
}

export type Passing = 'left' | 'right';

export interface RoundBegan {
  readonly round: number;
  readonly part: string;
  readonly only?: number | null;
}

export interface PickedUp {
  readonly seat: number;
  readonly hand: readonly Tile[];
  readonly only?: number | null;
}

export interface GameEnded {
  readonly outcome: Outcome;
  readonly only?: number | null;
}

export interface CardDrawn {
  readonly automa: Automa;
  readonly card: AutomaCard;
  readonly only?: number | null;
}

export type Automa = 'Autommaso' | 'Automarta';

export interface Took {
  readonly automa: Automa;
  readonly town: string;
  readonly choice: Choice;
  readonly only?: number | null;
}

export interface Choice {
  readonly rule: Rule;
  readonly decided: Rule;
  readonly tile: Tile;
  readonly place: number;
  readonly weighed: readonly Weighed[];
}

export interface Kept {
  readonly tiles: readonly [Tile, Tile];
  readonly only?: number | null;
}

export interface Built {
  readonly seat: number;
  readonly side: Side;
  readonly city: number;
  readonly town: string;
  readonly tile: Tile;
  readonly square: string;
  readonly automa: Automa | null;
  readonly only?: number | null;
}

export interface ThrownAway {
  readonly tiles: readonly Tile[];
  readonly only?: number | null;
}

export interface FilledUp {
  readonly tiles: readonly Tile[];
  readonly only?: number | null;
}

export interface VilleGrew {
  readonly tiles: readonly Tile[];
  readonly only?: number | null;
  readonly thrown?: readonly Tile[];
}

export interface SoloEnded {
  readonly outcome: Outcome;
  readonly only?: number | null;
}

export interface DuoEnded {
  readonly outcome: Outcome;
  readonly only?: number | null;
}

export type GameEvent =
  | { type: 'Chosen'; parts: Chosen }
  | { type: 'Revealed'; parts: Revealed }
  | { type: 'Placed'; parts: Placed }
  | { type: 'Discarded'; parts: Discarded }
  | { type: 'HandsPassed'; parts: HandsPassed }
  | { type: 'RoundBegan'; parts: RoundBegan }
  | { type: 'PickedUp'; parts: PickedUp }
  | { type: 'GameEnded'; parts: GameEnded };

export type AutomaEvent =
  | { type: 'CardDrawn'; parts: CardDrawn }
  | { type: 'Took'; parts: Took }
  | { type: 'Kept'; parts: Kept }
  | { type: 'Built'; parts: Built }
  | { type: 'ThrownAway'; parts: ThrownAway }
  | { type: 'FilledUp'; parts: FilledUp }
  | { type: 'VilleGrew'; parts: VilleGrew }
  | { type: 'SoloEnded'; parts: SoloEnded }
  | { type: 'DuoEnded'; parts: DuoEnded };

export const TILES: readonly string[] = ['S', 'F', 'B', 'D', 'E', 'M', 'O', 'P', 'H', 'EF', 'FO', 'FS', 'HP', 'HB', 'OH', 'OS', 'DP', 'PF', 'PO', 'SM', 'SH', 'F/E', 'F/O', 'H/O', 'H/S', 'O/P', 'O/S', 'D/H', 'P/F', 'P/H', 'M/P', 'S/F', 'S/B'];

export const TOWNS: readonly string[] = ['town-lefthaven', 'town-automaville', 'town-rightcastle'];

export const LINE_STRIP: readonly string[] = ['2', '5', '10', '16'];

export const FACTORY_STRIP: readonly string[] = ['4', '3', '2'];

export const TAVERN_STRIP: readonly string[] = ['1', '4', '9', '17'];

export const OFFICE_STRIP: readonly string[] = ['1', '3', '6', '10', '15', '21'];

export const PARK_STRIP: readonly string[] = ['2', '8', '12', '+1'];

export const CIVIC_VALUES: readonly string[] = ['1', '3', '6'];

// Written by `make types` from the records of the server: change those, not this file.

export interface SoloScoreAsked {
  readonly cities: readonly [string, string];
  readonly ville?: string;
  readonly districts?: readonly string[];
  readonly hard?: boolean;
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

export type Kind = 'shop' | 'factory' | 'tavern' | 'office' | 'park' | 'house' | 'civic' | 'district';

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
  readonly groups: readonly (readonly Group[])[];
  readonly own: readonly [number, number];
  readonly ville: readonly VilleGroup[];
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
  readonly decided_by: string;
  readonly comparisons: readonly string[];
  readonly keys: readonly (readonly number[])[];
}

export interface Group {
  readonly kind: Kind;
  readonly why: Credit;
  readonly squares: readonly string[];
  readonly points: number;
  readonly others?: readonly Kind[];
}

export type Credit = 'why-line' | 'why-most-factories' | 'why-second-factories' | 'why-fewer-factories' | 'why-tavern-set' | 'why-office-set' | 'why-beside-tavern' | 'why-park-group' | 'why-house' | 'why-beside-factory' | 'why-civic-alone' | 'why-civic-liked' | 'why-civic-disliked' | 'why-largest-district' | 'why-second-district' | 'why-smaller-district';

export interface VilleGroup {
  readonly kind: Kind;
  readonly why: VilleWhy;
  readonly count: number;
  readonly points: number;
  readonly others?: readonly Kind[];
  readonly tile?: Tile | null;
}

export type VilleWhy = 'why-line' | 'why-most-factories' | 'why-second-factories' | 'why-fewer-factories' | 'why-tavern-set' | 'why-office-set' | 'why-ville-offices' | 'why-ville-pairs' | 'why-park-group' | 'why-ville-houses' | 'why-ville-civic' | 'why-ville-largest' | 'why-ville-second' | 'why-ville-smaller';

export type Tile = 'S' | 'F' | 'B' | 'D' | 'E' | 'M' | 'O' | 'P' | 'H' | 'EF' | 'FO' | 'FS' | 'HP' | 'HB' | 'OH' | 'OS' | 'DP' | 'PF' | 'PO' | 'SM' | 'SH' | 'F/E' | 'F/O' | 'H/O' | 'H/S' | 'O/P' | 'O/S' | 'D/H' | 'P/F' | 'P/H' | 'M/P' | 'S/F' | 'S/B' | 'SF-T' | 'SF-O' | 'SF-P' | 'SF-H' | 'ST-F' | 'ST-O' | 'ST-P' | 'ST-H' | 'SO-F' | 'SO-T' | 'SO-P' | 'SO-H' | 'SP-F' | 'SP-T' | 'SP-O' | 'SP-H' | 'SH-F' | 'SH-T' | 'SH-O' | 'SH-P' | 'FT-S' | 'FT-O' | 'FT-P' | 'FT-H' | 'FO-S' | 'FO-T' | 'FO-P' | 'FO-H' | 'FP-S' | 'FP-T' | 'FP-O' | 'FP-H' | 'FH-S' | 'FH-T' | 'FH-O' | 'FH-P' | 'TO-S' | 'TO-F' | 'TO-P' | 'TO-H' | 'TP-S' | 'TP-F' | 'TP-O' | 'TP-H' | 'TH-S' | 'TH-F' | 'TH-O' | 'TH-P' | 'OP-S' | 'OP-F' | 'OP-T' | 'OP-H' | 'OH-S' | 'OH-F' | 'OH-T' | 'OH-P' | 'PH-S' | 'PH-F' | 'PH-T' | 'PH-O';

export interface DistrictPicture {
  readonly kinds: readonly [Kind, Kind];
  readonly sizes: readonly number[];
  readonly points: readonly number[];
  readonly squares: readonly (readonly string[])[];
}

export interface Said {
  readonly message: string;
  readonly values: unknown;
}

export interface BoxPicture {
  readonly size: number;
  readonly mats: readonly MatPicture[];
  readonly civics: readonly string[];
  readonly cards: readonly string[];
}

export interface MatPicture {
  readonly name: string;
  readonly grid: string;
  readonly places: readonly (readonly [number, number])[];
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
  readonly data?: string | null;
}

export interface AskPicture {
  readonly want: string;
  readonly count: number;
  readonly whose: string;
  readonly side: string | null;
  readonly tiles: readonly string[];
  readonly size: number;
  readonly mats: readonly MatPicture[];
  readonly cards: readonly string[];
  readonly drawn: readonly string[];
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
  readonly data: string;
}

export interface SoloTurnPicture {
  readonly phase: string;
  readonly round: number;
  readonly part: string;
  readonly step: number;
  readonly steps: number;
  readonly passing: string | null;
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
  readonly rows: readonly SheetRow[];
  readonly yours: number;
  readonly theirs: number;
  readonly is_over: boolean;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

// Written by `make types` from the records of the server: change those, not this file.

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

export interface Said {
  readonly message: string;
  readonly values: unknown;
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

export type Kind = 'shop' | 'factory' | 'tavern' | 'office' | 'park' | 'house' | 'civic' | 'district';

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

export interface WaitingPicture {
  readonly theirs: readonly [string | null, string | null];
  readonly duplexes: readonly [string | null, string | null];
  readonly sides: readonly [string, string];
}

export interface DiscardPart {
  readonly kind: 'discard';
  readonly tile: string;
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

export type Side = 'left' | 'right';

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
  | { type: 'CardDrawn'; parts: CardDrawn }
  | { type: 'Took'; parts: Took }
  | { type: 'Kept'; parts: Kept }
  | { type: 'Built'; parts: Built }
  | { type: 'ThrownAway'; parts: ThrownAway }
  | { type: 'FilledUp'; parts: FilledUp }
  | { type: 'VilleGrew'; parts: VilleGrew }
  | { type: 'SoloEnded'; parts: SoloEnded }
  | { type: 'DuoEnded'; parts: DuoEnded };

// Written by `make types` from the records of the server: change those, not this file.

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
  readonly groups: readonly (readonly Group[])[];
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

export interface Chosen {
  readonly seat: number;
  readonly only?: number | null;
}

export interface Revealed {
  readonly pairs: readonly (readonly [Tile, Tile])[];
  readonly only?: number | null;
}

export type Tile = 'S' | 'F' | 'B' | 'D' | 'E' | 'M' | 'O' | 'P' | 'H' | 'EF' | 'FO' | 'FS' | 'HP' | 'HB' | 'OH' | 'OS' | 'DP' | 'PF' | 'PO' | 'SM' | 'SH' | 'F/E' | 'F/O' | 'H/O' | 'H/S' | 'O/P' | 'O/S' | 'D/H' | 'P/F' | 'P/H' | 'M/P' | 'S/F' | 'S/B' | 'SF-T' | 'SF-O' | 'SF-P' | 'SF-H' | 'ST-F' | 'ST-O' | 'ST-P' | 'ST-H' | 'SO-F' | 'SO-T' | 'SO-P' | 'SO-H' | 'SP-F' | 'SP-T' | 'SP-O' | 'SP-H' | 'SH-F' | 'SH-T' | 'SH-O' | 'SH-P' | 'FT-S' | 'FT-O' | 'FT-P' | 'FT-H' | 'FO-S' | 'FO-T' | 'FO-P' | 'FO-H' | 'FP-S' | 'FP-T' | 'FP-O' | 'FP-H' | 'FH-S' | 'FH-T' | 'FH-O' | 'FH-P' | 'TO-S' | 'TO-F' | 'TO-P' | 'TO-H' | 'TP-S' | 'TP-F' | 'TP-O' | 'TP-H' | 'TH-S' | 'TH-F' | 'TH-O' | 'TH-P' | 'OP-S' | 'OP-F' | 'OP-T' | 'OP-H' | 'OH-S' | 'OH-F' | 'OH-T' | 'OH-P' | 'PH-S' | 'PH-F' | 'PH-T' | 'PH-O';

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

export type GameEvent =
  | { type: 'Chosen'; parts: Chosen }
  | { type: 'Revealed'; parts: Revealed }
  | { type: 'Placed'; parts: Placed }
  | { type: 'Discarded'; parts: Discarded }
  | { type: 'HandsPassed'; parts: HandsPassed }
  | { type: 'RoundBegan'; parts: RoundBegan }
  | { type: 'PickedUp'; parts: PickedUp }
  | { type: 'GameEnded'; parts: GameEnded };

export const TILES: readonly string[] = ['S', 'F', 'B', 'D', 'E', 'M', 'O', 'P', 'H', 'EF', 'FO', 'FS', 'HP', 'HB', 'OH', 'OS', 'DP', 'PF', 'PO', 'SM', 'SH', 'F/E', 'F/O', 'H/O', 'H/S', 'O/P', 'O/S', 'D/H', 'P/F', 'P/H', 'M/P', 'S/F', 'S/B'];

// Written by `make types` from the records of the server: change those, not this file.

export interface ScoreAsked {
  readonly cities: readonly string[];
}

export interface CityScored {
  readonly picture: CityPicture;
  readonly groups: readonly Group[];
}

export interface CityPicture {
  readonly grid: string;
  readonly joins: readonly string[];
  readonly frame: readonly [string, string];
  readonly owners: readonly number[];
  readonly scores: Readonly<Record<string, number>>;
  readonly total: number;
  readonly notation: string;
}

export interface Group {
  readonly kind: Kind;
  readonly why: Why;
  readonly squares: readonly string[];
  readonly points: number;
}

export type Kind = 'shop' | 'factory' | 'tavern' | 'office' | 'park' | 'house';

export type Why = 'line' | 'most factories' | 'second most factories' | 'fewer factories' | 'tavern set' | 'office set' | 'office beside a tavern' | 'park group' | 'house' | 'house beside a factory';

export interface CitiesScored {
  readonly cities: readonly CityScored[];
  readonly doubts: readonly string[];
}

export interface BestAsked {
  readonly cities: readonly string[];
  readonly number: number;
}

export interface BestCity {
  readonly city: string;
  readonly total: number;
  readonly scores: Readonly<Record<string, number>>;
}

export interface Seen {
  readonly seat: number | null;
  readonly move: string | null;
  readonly public: Readonly<Record<string, unknown>>;
  readonly hands: readonly (Readonly<Record<string, unknown>>)[];
}

export interface Positions {
  readonly game: string;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly positions: readonly Seen[];
}

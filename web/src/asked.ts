// Written by `make types` from the records of the server: change those, not this file.

export interface ScoreAsked {
  readonly cities: readonly string[];
  readonly districts?: readonly string[];
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

export interface Group {
  readonly kind: Kind;
  readonly why: Credit;
  readonly squares: readonly string[];
  readonly points: number;
  readonly others?: readonly Kind[];
}

export type Credit = 'why-line' | 'why-most-factories' | 'why-second-factories' | 'why-fewer-factories' | 'why-tavern-set' | 'why-office-set' | 'why-beside-tavern' | 'why-park-group' | 'why-house' | 'why-beside-factory' | 'why-civic-alone' | 'why-civic-liked' | 'why-civic-disliked' | 'why-largest-district' | 'why-second-district' | 'why-smaller-district';

export interface CitiesScored {
  readonly cities: readonly CityScored[];
  readonly districts: readonly DistrictPicture[];
  readonly doubts: readonly Said[];
  readonly box: BoxPicture;
}

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

export interface BestAsked {
  readonly cities: readonly string[];
  readonly number: number;
}

export interface BestCity {
  readonly city: string;
  readonly total: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly built: number;
  readonly proven: boolean;
  readonly bound: number;
}

export interface RideHeld {
  readonly routes?: readonly Route[];
  readonly tickets?: readonly Ticket[];
  readonly name?: string | null;
}

export type Route = 'LC-CP' | 'LC-TS/B' | 'LC-TS/G' | 'LC-MW' | 'CP-UN' | 'CP-TS/R' | 'CP-TS/K' | 'MW-TS' | 'MW-ES' | 'MW-CH' | 'TS-UN' | 'TS-ES/P' | 'TS-ES/O' | 'UN-GP' | 'UN-ES' | 'ES-GP/B' | 'ES-GP/R' | 'ES-CH/1' | 'ES-CH/2' | 'CH-GP' | 'CH-GV/R' | 'CH-GV/G' | 'CH-SO' | 'GP-EV' | 'GP-GV/P' | 'GP-GV/K' | 'GV-EV' | 'GV-LE' | 'GV-CT/1' | 'GV-CT/2' | 'GV-SO' | 'EV-LE' | 'SO-WS' | 'CT-LE' | 'CT-BK/O' | 'CT-BK/R' | 'CT-WS/P' | 'CT-WS/G' | 'LE-BK' | 'WS-BK/B' | 'WS-BK/K';

export type Ticket = 'LE-WS' | 'CP-MW' | 'ES-GV' | 'UN-MW' | 'LC-ES' | 'GP-CT' | 'EV-SO' | 'CP-GP' | 'TS-EV' | 'CP-CH' | 'CH-WS' | 'TS-SO' | 'LC-GV' | 'ES-BK' | 'UN-WS' | 'CP-CT' | 'TS-BK' | 'CH-BK';

export interface RideAsked {
  readonly players: readonly RideHeld[];
}

export interface TicketFact {
  readonly code: Ticket;
  readonly ends: readonly [Stop, Stop];
  readonly points: number;
}

export type Stop = 'LC' | 'CP' | 'MW' | 'TS' | 'UN' | 'ES' | 'CH' | 'GP' | 'GV' | 'EV' | 'SO' | 'CT' | 'LE' | 'WS' | 'BK';

export interface RideScored {
  readonly board: BoardPicture;
  readonly tickets: readonly TicketFact[];
  readonly end: EndPicture | null;
  readonly doubt: Said | null;
}

export interface BoardPicture {
  readonly places: readonly PlacePicture[];
  readonly routes: readonly RoutePicture[];
  readonly taxis: number;
}

export interface PlacePicture {
  readonly code: Stop;
  readonly name: string;
  readonly attraction: boolean;
}

export interface RoutePicture {
  readonly code: Route;
  readonly ends: readonly [Stop, Stop];
  readonly length: number;
  readonly colour: Card | null;
  readonly points: number;
  readonly twin: Route | null;
}

export type Card = 'B' | 'G' | 'K' | 'P' | 'R' | 'O' | 'W';

export interface EndPicture {
  readonly outcome: Outcome;
  readonly players: readonly FinalPlayer[];
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
  readonly decided_by: string;
  readonly comparisons: readonly string[];
  readonly keys: readonly (readonly number[])[];
}

export interface FinalPlayer {
  readonly routes: readonly Route[];
  readonly tickets: readonly TicketPicture[];
  readonly attractions: readonly Stop[];
  readonly route_points: number;
  readonly ticket_points: number;
  readonly completed: number;
  readonly total: number;
}

export interface TicketPicture {
  readonly code: Ticket;
  readonly ends: readonly [Stop, Stop];
  readonly points: number;
  readonly done: boolean;
  readonly open: boolean;
  readonly way: readonly Route[];
  readonly missing: readonly Route[];
  readonly spaces: number;
}

export interface Seen {
  readonly seat: number | null;
  readonly move: string | null;
  readonly public: Readonly<Record<string, unknown>>;
  readonly hands: readonly (Readonly<Record<string, unknown>>)[];
  readonly events?: readonly Happening[];
}

export interface Happening {
  readonly type: string;
  readonly parts: unknown;
  readonly told?: readonly Said[];
}

export interface Positions {
  readonly game: string;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  readonly positions: readonly Seen[];
}

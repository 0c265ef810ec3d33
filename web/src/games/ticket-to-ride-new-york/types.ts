// Written by `make types` from the records of the server: change those, not this file.
import type { Outcome, Said } from '../../protocol.ts';

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

export type Stop = 'LC' | 'CP' | 'MW' | 'TS' | 'UN' | 'ES' | 'CH' | 'GP' | 'GV' | 'EV' | 'SO' | 'CT' | 'LE' | 'WS' | 'BK';

export interface RoutePicture {
  readonly code: Route;
  readonly ends: readonly [Stop, Stop];
  readonly length: number;
  readonly colour: Card | null;
  readonly points: number;
  readonly twin: Route | null;
}

export type Route = 'LC-CP' | 'LC-TS/B' | 'LC-TS/G' | 'LC-MW' | 'CP-UN' | 'CP-TS/R' | 'CP-TS/K' | 'MW-TS' | 'MW-ES' | 'MW-CH' | 'TS-UN' | 'TS-ES/P' | 'TS-ES/O' | 'UN-GP' | 'UN-ES' | 'ES-GP/B' | 'ES-GP/R' | 'ES-CH/1' | 'ES-CH/2' | 'CH-GP' | 'CH-GV/R' | 'CH-GV/G' | 'CH-SO' | 'GP-EV' | 'GP-GV/P' | 'GP-GV/K' | 'GV-EV' | 'GV-LE' | 'GV-CT/1' | 'GV-CT/2' | 'GV-SO' | 'EV-LE' | 'SO-WS' | 'CT-LE' | 'CT-BK/O' | 'CT-BK/R' | 'CT-WS/P' | 'CT-WS/G' | 'LE-BK' | 'WS-BK/B' | 'WS-BK/K';

export type Card = 'B' | 'G' | 'K' | 'P' | 'R' | 'O' | 'W';

export interface TurnPicture {
  readonly phase: Phase;
  readonly seat: number;
  readonly turns_left: number | null;
  readonly seats: number;
}

export type Phase = 'choose' | 'turn' | 'second card' | 'keep' | 'over';

export interface StockPicture {
  readonly display: readonly Card[];
  readonly deck: number;
  readonly discards: number;
  readonly tickets: number;
}

export interface ClaimedPicture {
  readonly owners: Readonly<Record<string, number>>;
  readonly closed: readonly Route[];
}

export interface PlayerPicture {
  readonly taxis: number;
  readonly cards: number;
  readonly known: readonly Card[];
  readonly tickets: number;
  readonly shown: number;
  readonly has_chosen: boolean;
  readonly points: number;
}

export interface EndPicture {
  readonly outcome: Outcome;
  readonly players: readonly FinalPlayer[];
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

export type Ticket = 'LE-WS' | 'CP-MW' | 'ES-GV' | 'UN-MW' | 'LC-ES' | 'GP-CT' | 'EV-SO' | 'CP-GP' | 'TS-EV' | 'CP-CH' | 'CH-WS' | 'TS-SO' | 'LC-GV' | 'ES-BK' | 'UN-WS' | 'CP-CT' | 'TS-BK' | 'CH-BK';

export interface HandPicture {
  readonly cards: readonly Card[];
}

export interface TicketsPicture {
  readonly kept: readonly TicketPicture[];
  readonly shown: readonly TicketPicture[];
  readonly chosen: readonly Ticket[];
}

export interface KeepPart {
  readonly kind: 'keep';
  readonly tickets: readonly Ticket[];
}

export interface TakePart {
  readonly kind: 'take';
  readonly card: Card;
}

export interface DrawPart {
  readonly kind: 'draw';
}

export interface ClaimPart {
  readonly kind: 'claim';
  readonly route: Route;
  readonly cards: readonly Card[];
}

export interface TicketsPart {
  readonly kind: 'tickets';
}

export interface PassPart {
  readonly kind: 'pass';
}

export interface RideHeld {
  readonly routes?: readonly Route[];
  readonly tickets?: readonly Ticket[];
  readonly name?: string | null;
}

export interface RideAsked {
  readonly players: readonly RideHeld[];
}

export interface TicketFact {
  readonly code: Ticket;
  readonly ends: readonly [Stop, Stop];
  readonly points: number;
}

export interface RideScored {
  readonly board: BoardPicture;
  readonly tickets: readonly TicketFact[];
  readonly end: EndPicture | null;
  readonly doubt: Said | null;
}

export interface RouteAsked {
  readonly route: Route;
  readonly routes?: readonly Route[];
  readonly tickets?: readonly Ticket[];
}

export interface RouteWorth {
  readonly points: number;
  readonly attractions: readonly Stop[];
  readonly tickets: readonly Ticket[];
  readonly total: number;
}

export interface TicketsChosen {
  readonly seat: number;
  readonly only?: number | null;
}

export interface GameBegan {
  readonly kept: readonly number[];
  readonly start: number;
  readonly only?: number | null;
}

export interface FaceUpTaken {
  readonly seat: number;
  readonly card: Card;
  readonly only?: number | null;
}

export interface BlindDrawn {
  readonly seat: number;
  readonly only?: number | null;
}

export interface CardSeen {
  readonly seat: number;
  readonly card: Card;
  readonly only?: number | null;
}

export interface TurnedUp {
  readonly cards: readonly Card[];
  readonly only?: number | null;
}

export interface DisplaySwept {
  readonly cards: readonly Card[];
  readonly times: number;
  readonly only?: number | null;
}

export interface Reshuffled {
  readonly cards: number;
  readonly only?: number | null;
}

export interface RouteClaimed {
  readonly seat: number;
  readonly route: Route;
  readonly cards: readonly Card[];
  readonly only?: number | null;
}

export interface TicketsDrawn {
  readonly seat: number;
  readonly count: number;
  readonly only?: number | null;
}

export interface TicketsSeen {
  readonly seat: number;
  readonly tickets: readonly Ticket[];
  readonly only?: number | null;
}

export interface TicketsKept {
  readonly seat: number;
  readonly kept: number;
  readonly returned: number;
  readonly only?: number | null;
}

export interface Passed {
  readonly seat: number;
  readonly only?: number | null;
}

export interface LastLapBegan {
  readonly seat: number;
  readonly only?: number | null;
}

export interface GameEnded {
  readonly outcome: Outcome;
  readonly only?: number | null;
}

export type GameEvent =
  | { type: 'TicketsChosen'; parts: TicketsChosen }
  | { type: 'GameBegan'; parts: GameBegan }
  | { type: 'FaceUpTaken'; parts: FaceUpTaken }
  | { type: 'BlindDrawn'; parts: BlindDrawn }
  | { type: 'CardSeen'; parts: CardSeen }
  | { type: 'TurnedUp'; parts: TurnedUp }
  | { type: 'DisplaySwept'; parts: DisplaySwept }
  | { type: 'Reshuffled'; parts: Reshuffled }
  | { type: 'RouteClaimed'; parts: RouteClaimed }
  | { type: 'TicketsDrawn'; parts: TicketsDrawn }
  | { type: 'TicketsSeen'; parts: TicketsSeen }
  | { type: 'TicketsKept'; parts: TicketsKept }
  | { type: 'Passed'; parts: Passed }
  | { type: 'LastLapBegan'; parts: LastLapBegan }
  | { type: 'GameEnded'; parts: GameEnded };

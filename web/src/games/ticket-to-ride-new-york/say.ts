// Places, routes and happenings in words, for labels and for the live region.
import type { GameEvent, RoutePicture, Stop } from './types.ts';
import { actor, type Actor } from '../../table/told.ts';
import { t } from '../../words.svelte.ts';
import { SITES } from './map.ts';
import { sayCard, sayCards } from './suits.ts';

export function placeName(place: Stop): string {
  return SITES[place].name;
}

/** `Chelsea to Soho`. */
export function sayEnds(ends: readonly [Stop, Stop]): string {
  return t('ride-ends', { from: placeName(ends[0]), to: placeName(ends[1]) });
}

/** `4 spaces, pink`. */
export function sayPrice(route: RoutePicture): string {
  const colour = route.colour === null ? t('ride-grey') : sayCard(route.colour);
  return t('ride-price', { count: route.length, colour });
}

/** `Chelsea to Soho, 4 spaces, pink, free`. */
export function sayRoute(route: RoutePicture, owner: Actor | null, closed: boolean, ready: boolean): string {
  return `${sayEnds(route.ends)}, ${sayPrice(route)}, ${sayStanding(owner, closed, ready)}`;
}

export function sayStanding(owner: Actor | null, closed: boolean, ready: boolean): string {
  if (owner !== null) return t('ride-owned-by', owner);
  if (closed) return t('ride-closed');
  return ready ? t('ride-claimable') : t('ride-free');
}

/** One sentence for what happened; empty for what another sentence tells already. */
export function tell(event: GameEvent, you: number | null, nameOf: (seat: number) => string): string {
  switch (event.type) {
    case 'TicketsChosen':
      return t('ride-told-chosen', actor(event.parts.seat, you, nameOf));
    case 'GameBegan':
      return t('ride-told-began', actor(event.parts.start, you, nameOf));
    case 'FaceUpTaken':
      return t('ride-told-took', { ...actor(event.parts.seat, you, nameOf), card: sayCard(event.parts.card) });
    case 'BlindDrawn':
      return event.parts.seat === you ? '' : t('ride-told-drew', { name: nameOf(event.parts.seat) });
    case 'CardSeen':
      return t('ride-told-saw', { ...actor(event.parts.seat, you, nameOf), card: sayCard(event.parts.card) });
    case 'TurnedUp':
      return t('ride-told-turned-up', { cards: sayCards(event.parts.cards) });
    case 'DisplaySwept':
      return t('ride-told-swept');
    case 'Reshuffled':
      return t('ride-told-reshuffled');
    case 'RouteClaimed': {
      const ends = sayEnds(endsOf(event.parts.route));
      return t('ride-told-claimed', { ...actor(event.parts.seat, you, nameOf), ends, cards: sayCards(event.parts.cards) });
    }
    case 'TicketsDrawn':
      return t('ride-told-drew-tickets', { ...actor(event.parts.seat, you, nameOf), count: event.parts.count });
    case 'TicketsSeen':
      return t('ride-told-saw-tickets', {
        ...actor(event.parts.seat, you, nameOf),
        tickets: event.parts.tickets.map((ticket) => sayEnds(endsOf(ticket))).join('; '),
      });
    case 'TicketsKept':
      return t('ride-told-kept', { ...actor(event.parts.seat, you, nameOf), count: event.parts.kept });
    case 'Passed':
      return t('ride-told-passed', actor(event.parts.seat, you, nameOf));
    case 'LastLapBegan':
      return t('ride-told-last-lap', actor(event.parts.seat, you, nameOf));
    case 'GameEnded':
      return t('ride-told-ended');
  }
}

/** The codes of routes and tickets begin with those of their ends. */
function endsOf(code: string): readonly [Stop, Stop] {
  return [code.slice(0, 2) as Stop, code.slice(3, 5) as Stop];
}

/** A route or ticket by its code alone. */
export function sayCode(code: string): string {
  return sayEnds(endsOf(code));
}

// Places, routes and happenings in words, for labels and for the live region.
import type { GameEvent, Place, RoutePicture } from '../../pictures/ticket-to-ride-new-york.ts';
import { t } from '../../words.svelte.ts';
import { SITES } from './map.ts';
import { sayCard, sayCards } from './suits.ts';

export function placeName(place: Place): string {
  return SITES[place].name;
}

/** `Chelsea to Soho`. */
export function sayEnds(ends: readonly [Place, Place]): string {
  return t('ride-ends', { from: placeName(ends[0]), to: placeName(ends[1]) });
}

/** `4 spaces, pink`. */
export function sayPrice(route: RoutePicture): string {
  const colour = route.colour === null ? t('ride-grey') : sayCard(route.colour);
  return t('ride-price', { count: route.length, colour });
}

/** `Chelsea to Soho, 4 spaces, pink, free`. */
export function sayRoute(route: RoutePicture, owner: string | null, closed: boolean, ready: boolean): string {
  return `${sayEnds(route.ends)}, ${sayPrice(route)}, ${sayStanding(owner, closed, ready)}`;
}

export function sayStanding(owner: string | null, closed: boolean, ready: boolean): string {
  if (owner !== null) return t('ride-owned-by', { name: owner });
  if (closed) return t('ride-closed');
  return ready ? t('ride-claimable') : t('ride-free');
}

/** One sentence for what happened; empty for what another sentence tells already. */
export function tell(event: GameEvent, you: number | null, nameOf: (seat: number) => string): string {
  switch (event.type) {
    case 'TicketsChosen':
      return t('ride-told-chosen', { name: nameOf(event.parts.seat) });
    case 'GameBegan':
      return t('ride-told-began', { name: nameOf(event.parts.start) });
    case 'FaceUpTaken':
      return t('ride-told-took', { name: nameOf(event.parts.seat), card: sayCard(event.parts.card) });
    case 'BlindDrawn':
      return event.parts.seat === you ? '' : t('ride-told-drew', { name: nameOf(event.parts.seat) });
    case 'CardSeen':
      return t('ride-told-you-drew', { card: sayCard(event.parts.card) });
    case 'TurnedUp':
      return t('ride-told-turned-up', { cards: sayCards(event.parts.cards) });
    case 'DisplaySwept':
      return t('ride-told-swept');
    case 'Reshuffled':
      return t('ride-told-reshuffled');
    case 'RouteClaimed': {
      const ends = sayEnds(endsOf(event.parts.route));
      return t('ride-told-claimed', { name: nameOf(event.parts.seat), ends, cards: sayCards(event.parts.cards) });
    }
    case 'TicketsDrawn':
      return t('ride-told-drew-tickets', { name: nameOf(event.parts.seat), count: event.parts.count });
    case 'TicketsSeen':
      return event.parts.tickets.map((ticket) => sayEnds(endsOf(ticket))).join('; ');
    case 'TicketsKept':
      return t('ride-told-kept', { name: nameOf(event.parts.seat), count: event.parts.kept });
    case 'Passed':
      return t('ride-told-passed', { name: nameOf(event.parts.seat) });
    case 'LastLapBegan':
      return t('ride-told-last-lap', { name: nameOf(event.parts.seat) });
    case 'GameEnded':
      return t('ride-told-ended');
  }
}

/** The codes of routes and tickets begin with those of their ends. */
function endsOf(code: string): readonly [Place, Place] {
  return [code.slice(0, 2) as Place, code.slice(3, 5) as Place];
}

/** A route or ticket by its code alone. */
export function sayCode(code: string): string {
  return sayEnds(endsOf(code));
}

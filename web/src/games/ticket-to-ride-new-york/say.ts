// Places and routes in words, for labels.
import type { Stop, RoutePicture } from './types.ts';
import type { Actor } from '../../table/told.ts';
import { t } from '../../words.svelte.ts';
import { sayCard } from './suits.ts';
import { STOP_NAMES } from './words.ts';

export function placeName(place: Stop): string {
  return STOP_NAMES[place] ?? place;
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

/** The codes of routes and tickets begin with those of their ends. */
function endsOf(code: string): readonly [Stop, Stop] {
  return [code.slice(0, 2) as Stop, code.slice(3, 5) as Stop];
}

/** A route or ticket by its code alone. */
export function sayCode(code: string): string {
  return sayEnds(endsOf(code));
}

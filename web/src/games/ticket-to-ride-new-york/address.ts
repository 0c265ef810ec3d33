// How an address begins that holds a game with cardboard.
export const BEGIN = '#ride=';

export function isRide(hash: string): boolean {
  return hash.startsWith(BEGIN);
}

// A finished game as it was sent: each position holds only what changed. Here each holds everything.
import type { Seen } from './protocol.ts';
import { merged, type Sections } from './state.ts';

export interface Whole {
  readonly public: Sections;
  readonly hands: readonly Sections[];
}

export function accumulated(positions: readonly Seen[]): readonly Whole[] {
  let whole: Whole = { public: {}, hands: positions[0]?.hands.map(() => ({})) ?? [] };
  return positions.map((seen) => {
    whole = {
      public: merged(whole.public, seen.public),
      hands: whole.hands.map((hand, seat) => merged(hand, seen.hands[seat])),
    };
    return whole;
  });
}

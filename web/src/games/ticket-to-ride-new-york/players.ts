// The players as everybody sees them, seat by seat.
import type { PlayerPicture } from './types.ts';
import { section, type Sections } from '../../state.ts';

export function playersOf(sections: Sections): readonly PlayerPicture[] {
  const names = Object.keys(sections).filter((name) => name.startsWith('player/'));
  return names.flatMap((_, seat) => section<PlayerPicture>(sections, `player/${seat}`) ?? []);
}

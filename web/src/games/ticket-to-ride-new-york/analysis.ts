// Questions about games with cardboard.
import { askAnywhere } from '../../analysis.ts';
import type { RideAsked, RideScored } from './types.ts';

export const askRide = (wish: RideAsked): Promise<RideScored> => askAnywhere('/api/score-ride', wish);

// Questions about games with cardboard, and about what routes would bring.
import { askAnywhere } from '../../analysis.ts';
import type { RideAsked, RideScored, RouteAsked, RouteWorth } from './types.ts';

export const askRide = (wish: RideAsked): Promise<RideScored> => askAnywhere('/api/score-ride', wish);
export const askRoute = (wish: RouteAsked): Promise<RouteWorth> => askAnywhere('/api/route-worth', wish);

// What the server works out about cities that need not be at any table: scores, explanations, best layouts.
import type { BestAsked, BestCity, CitiesScored, Positions, ScoreAsked } from './asked.ts';
import { ask } from './api.ts';

export type Best = BestCity;

export const askBest = (wish: BestAsked): Promise<BestCity> => ask('POST', '/api/best-layout', wish);
export const askScore = (wish: ScoreAsked): Promise<CitiesScored> => ask('POST', '/api/score', wish);
export const askPositions = (table: string): Promise<Positions> => ask('GET', `/api/tables/${table}/positions`);

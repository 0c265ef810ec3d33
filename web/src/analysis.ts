// What is worked out about cities that need not be at any table: scores, explanations, best layouts.
import { ask, Refused } from './api.ts';
import type { BestAsked, BestCity, CitiesScored, Positions, RideAsked, RideScored, ScoreAsked } from './asked.ts';
import type { CampaignAsked, CampaignTold, CompanionAsked, CompanionTold, SoloScoreAsked, SoloScored } from './asked-automa.ts';
import { remember, remembered } from './remembered.ts';

export type Best = BestCity;

export const askBest = (wish: BestAsked): Promise<BestCity> => ask('POST', '/api/best-layout', wish);
export const askScore = (wish: ScoreAsked): Promise<CitiesScored> => askAnywhere('/api/score', wish);
export const askSoloScore = (wish: SoloScoreAsked): Promise<SoloScored> => askAnywhere('/api/score-solo', wish);
export const askRide = (wish: RideAsked): Promise<RideScored> => askAnywhere('/api/score-ride', wish);
export const askCompanion = (wish: CompanionAsked): Promise<CompanionTold> => askAnywhere('/api/companion', wish);
export const askCampaign = (wish: CampaignAsked): Promise<CampaignTold> => askAnywhere('/api/campaign', wish);
export const askPositions = (table: string): Promise<Positions> => ask('GET', `/api/tables/${table}/positions`);

/** The same wish has the same answer, so what was shown last is shown again at once. The rules are asked all the same: they are awake then. */
async function askAnywhere<T>(path: string, wish: unknown): Promise<T> {
  const last = remembered<T>(path, wish);
  const answer = askRules<T>(path, wish);
  if (last === null) {
    const told = await answer;
    remember(path, wish, told);
    return told;
  }
  void answer.catch(() => undefined);
  return last;
}

/** Of the server; where it cannot be reached, of the same rules on this device. */
async function askRules<T>(path: string, wish: unknown): Promise<T> {
  try {
    return await ask('POST', path, wish);
  } catch (error) {
    if (!(error instanceof Refused) || error.message !== '') throw error;
    const { offline } = await import('./python/offline.svelte.ts');
    return offline.ask(path, wish);
  }
}

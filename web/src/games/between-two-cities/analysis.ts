// Questions about cities, with and without a table.
import { askAnywhere } from '../../analysis.ts';
import { ask } from '../../api.ts';
import type {
  BestAsked,
  BestCity,
  CampaignAsked,
  CampaignTold,
  CitiesScored,
  CompanionAsked,
  CompanionTold,
  ScoreAsked,
  SoloScoreAsked,
  SoloScored,
} from './types.ts';

export const askBest = (wish: BestAsked, leave: AbortSignal): Promise<BestCity> => ask('POST', '/api/best-layout', wish, leave);
export const askScore = (wish: ScoreAsked): Promise<CitiesScored> => askAnywhere('/api/score', wish);
export const askSoloScore = (wish: SoloScoreAsked): Promise<SoloScored> => askAnywhere('/api/score-solo', wish);
export const askCompanion = (wish: CompanionAsked): Promise<CompanionTold> => askAnywhere('/api/companion', wish);
export const askCampaign = (wish: CampaignAsked): Promise<CampaignTold> => askAnywhere('/api/campaign', wish);

// What this device keeps of a game with cardboard and of a campaign. A broken or older entry is as good as none.
import type { CampaignAsked, CompanionAsked } from '../../../asked-automa.ts';

const VERSION = 1;
const COMPANION = 'tabletown/companion';
const CAMPAIGN = 'tabletown/campaign';

export interface KeptCampaign extends CampaignAsked {
  /** The table of the game that is being played. */
  readonly table: string | null;
}

export const keptCompanion = (): CompanionAsked | null => read<CompanionAsked>(COMPANION);
export const keepCompanion = (wish: CompanionAsked | null): void => write(COMPANION, wish);
export const keptCampaign = (): KeptCampaign | null => read<KeptCampaign>(CAMPAIGN);
export const keepCampaign = (campaign: KeptCampaign | null): void => write(CAMPAIGN, campaign);

/** The game of a table is over: if it belongs to the campaign, it goes onto the sheet. Whether it did, or is there already. */
export function finishGame(table: string, cities: readonly [number, number], automas: readonly [number, number]): boolean {
  const campaign = keptCampaign();
  if (campaign === null) return false;
  if (campaign.table !== table) return false;
  const { doubled = [], games = [] } = campaign;
  keepCampaign({ ...campaign, games: [...games, { doubled, cities, automas }], doubled: [], table: null });
  return true;
}

function read<T>(key: string): T | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { version: number; value: T } | null;
    return kept?.version === VERSION ? kept.value : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ version: VERSION, value }));
  } catch {
    // A full or closed store: the game goes on, only this device will not remember.
  }
}

// What this device keeps of a game with cardboard and of a campaign. What another version kept is left alone.
import type { CampaignAsked, CompanionAsked } from '../types.ts';

export const VERSION = 1;

export interface KeptCampaign extends CampaignAsked {
  /** The table of the game that is being played. */
  readonly table: string | null;
  /** Tables of the games that are over, in their order; campaigns from before this was kept have none. */
  readonly tables?: readonly (string | null)[];
  /** How many games it has, as it was told when it began. */
  readonly of?: number;
}

/** What lies there: nothing, something of ours, or something that this page must not touch. */
export type OnShelf<T> =
  | { readonly is: 'nothing' }
  | { readonly is: 'ours'; readonly value: T }
  | { readonly is: 'foreign'; readonly version: string | null; readonly text: string };

class Shelf<T> {
  constructor(private readonly key: string) {}

  look(): OnShelf<T> {
    let text: string | null = null;
    try {
      text = localStorage.getItem(this.key);
    } catch {
      // A closed store holds nothing.
    }
    return text === null ? { is: 'nothing' } : read<T>(text);
  }

  /** What this page can go on with. */
  ours(): T | null {
    const kept = this.look();
    return kept.is === 'ours' ? kept.value : null;
  }

  keep(value: T | null): void {
    try {
      if (value === null) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify({ version: VERSION, value }));
    } catch {
      // A full or closed store: the game goes on, only this device will not remember.
    }
  }
}

export const companions = new Shelf<CompanionAsked>('tabletown/companion');
export const campaigns = new Shelf<KeptCampaign>('tabletown/campaign');

/** The game of a table is over: if it belongs to the campaign, it goes onto the sheet. Whether it did. */
export function finishGame(table: string, cities: readonly [number, number], automas: readonly [number, number]): boolean {
  const campaign = campaigns.ours();
  if (campaign === null || campaign.table !== table) return false;
  const { doubled = [], games = [], tables = games.map(() => null) } = campaign;
  campaigns.keep({ ...campaign, games: [...games, { doubled, cities, automas }], tables: [...tables, table], doubled: [], table: null });
  return true;
}

/** Which game of the campaign is played, or was played, at this table; null: none. */
export function gameOf(table: string): { readonly number: number; readonly all: number } | null {
  const { games = [], tables = [], table: now, of } = campaigns.ours() ?? { table: null };
  const place = now === table ? games.length : tables.indexOf(table);
  return place < 0 || of === undefined ? null : { number: place + 1, all: of };
}

function read<T>(text: string): OnShelf<T> {
  try {
    const kept = JSON.parse(text) as { version?: unknown; value?: T } | null;
    if (kept?.version === VERSION && typeof kept.value === 'object' && kept.value !== null) return { is: 'ours', value: kept.value };
    return { is: 'foreign', version: kept?.version === undefined || kept.version === VERSION ? null : String(kept.version), text };
  } catch {
    return { is: 'foreign', version: null, text };
  }
}

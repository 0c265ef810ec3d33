// The printed box of whoever uses this device: landscapes, civic buildings and Automa cards, entered once and kept here.
import type { OwnBox } from './types.ts';

export type RulePair = NonNullable<OwnBox['cards']>[number];
export interface EnteredBox {
  readonly mats: readonly { readonly grid: string; readonly name: string }[];
  readonly civics: readonly string[];
  readonly cards: readonly RulePair[];
}

const KEY = 'tabletown/own-box';
export const DECK = 20;
export const NO_BOX: EnteredBox = { mats: [], civics: [], cards: [] };
const RULES = ['best', 'missing', 'first'];

class BoxShelf {
  private box = $state.raw<EnteredBox>(look());

  get now(): EnteredBox {
    return this.box;
  }

  /** As questions carry it: nothing where nothing was entered. A deck counts once it is whole. */
  get said(): OwnBox | null {
    const { mats, civics, cards } = this.box;
    return told({ mats, civics, cards: cards.length === DECK ? cards : [] });
  }

  keep(box: EnteredBox): void {
    this.box = box;
    try {
      localStorage.setItem(KEY, JSON.stringify(box));
    } catch {
      // A full or closed store: it holds as long as the page.
    }
  }
}

export const ownBox = new BoxShelf();

/** Of a box only what is played with: a mat that cannot be spoils no game without landscapes. */
export function playedWith(box: OwnBox | null, { landscapes, civics }: { readonly landscapes: boolean; readonly civics: boolean }): OwnBox | null {
  if (box === null) return null;
  return told({ mats: landscapes ? (box.mats ?? []) : [], civics: civics ? (box.civics ?? []) : [], cards: box.cards ?? [] });
}

function told(box: Required<OwnBox>): OwnBox | null {
  return box.mats.length + box.civics.length + box.cards.length === 0 ? null : box;
}

/** What a file or this device holds; null where that is no box. */
export function readBox(text: string): EnteredBox | null {
  try {
    const { mats = [], civics = [], cards = [] } = JSON.parse(text) as Partial<EnteredBox>;
    const fits =
      mats.every(({ grid, name }) => /^([#.]{3}\/){2}[#.]{3}$/.test(grid) && typeof name === 'string') &&
      civics.every((tile) => /^[SFTOPH]{2}-[SFTOPH]$/.test(tile)) &&
      cards.every((card) => card.length === 2 && card.every((rule) => RULES.includes(rule)));
    return fits ? { mats: mats.slice(0, 12), civics: civics.slice(0, 40), cards: cards.slice(0, DECK) } : null;
  } catch {
    return null;
  }
}

function look(): EnteredBox {
  try {
    return readBox(localStorage.getItem(KEY) ?? '') ?? NO_BOX;
  } catch {
    return NO_BOX;
  }
}

// What is drawn once, while the page is built: every building and landscape as markup.
import type { Drawn } from '../../../art/drawn.ts';
import Building from './Building.svelte';
import { KIND_OF, NATURES, type Letter } from './kinds.ts';
import Nature from './Nature.svelte';

const letters = Object.keys(KIND_OF) as Letter[];

export const DRAWN: Drawn = {
  BUILDINGS: Object.fromEntries(letters.map((letter) => [letter, { drawing: Building, props: { letter } }])),
  LANDSCAPES: Array.from({ length: NATURES }, (_, sort) => ({ drawing: Nature, props: { sort } })),
};

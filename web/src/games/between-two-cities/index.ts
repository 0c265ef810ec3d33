// What the page has for Between Two Cities. Every page carries this file: it holds nothing but the way to the others.
import type { GameParts } from '../../games.ts';
import type { Sections } from '../../state.ts';
import type { TurnPicture } from './types.ts';

/** Tables with Automas look different. */
const byTable =
  <T>(people: T, automas: T) =>
  (sections: Sections): T =>
    'automas' in sections ? automas : people;

export const PARTS: GameParts = {
  board: byTable(
    () => import('./Board.svelte'),
    () => import('./automa/Board.svelte'),
  ),
  replay: byTable(
    () => import('./Replay.svelte'),
    () => import('./automa/Replay.svelte'),
  ),
  log: {
    heads: ['RoundBegan'],
    quiet: ['Chosen', 'PickedUp', 'FilledUp'],
    acts: ['Placed', 'Built'],
    closing: ['Discarded'],
    gain: ['told-now', 'change'],
    squares: 'coordinates',
  },
  proposals: () => import('./say.ts'),
  picture: () => import('./home/HomePicture.svelte'),
  options: () => import('./home/TableOptions.svelte'),
  alone: { title: 'solo-title', form: () => import('./home/SoloTable.svelte') },
  rules: () => import('./rules.ts'),
  card: () => import('./ScoringCard.svelte'),
  tip: () => import('./tip/Tip.svelte'),
  learn: () => import('./courses.ts'),
  score: { helper: () => import('./ScoreHelper.svelte') },
  pages: { automa: () => import('./pages/Automa.svelte'), campaign: () => import('./pages/Campaign.svelte') },
  teasers: [{ page: 'automa', title: 'companion-title', text: 'companion-text', open: 'companion-open' }],
  isOpen: (sections) => (sections['turn'] as TurnPicture | undefined)?.phase === 'place',
};

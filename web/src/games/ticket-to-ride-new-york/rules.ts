// The chapters of the rules, each with a card that stands for it.
import type { RulesChapter } from '../../games.ts';

export { default as Mark } from './RulesMark.svelte';
export { default as Picture } from './RulesPicture.svelte';

export const CHAPTERS: readonly RulesChapter[] = [
  { title: 'ride-rules-goal-title', paragraphs: ['ride-rules-goal'], mark: 'taxi' },
  { title: 'ride-rules-start-title', paragraphs: ['ride-rules-start'], mark: 'green' },
  {
    title: 'ride-rules-turn-title',
    paragraphs: ['ride-rules-turn', 'ride-rules-cards', 'ride-rules-claim', 'ride-rules-doubles', 'ride-rules-tickets'],
    mark: 'red',
    picture: 'claim',
  },
  { title: 'ride-rules-points-title', paragraphs: ['ride-rules-points'], mark: 'orange', picture: 'points' },
  { title: 'ride-rules-end-title', paragraphs: ['ride-rules-end'], mark: 'blue' },
];

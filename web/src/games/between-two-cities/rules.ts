// The chapters of the rules, each with a tile that stands for it.
import type { Chapter } from '../../games.ts';

export { default as Mark } from './RulesMark.svelte';

export const CHAPTERS: readonly Chapter[] = [
  { title: 'rules-goal-title', paragraphs: ['rules-goal'] },
  { title: 'rules-rounds-title', paragraphs: ['rules-rounds', 'rules-choose', 'rules-place'] },
  { title: 'rules-squares-title', paragraphs: ['rules-squares'] },
  { title: 'kind-shops', paragraphs: ['rules-shops'], mark: 'S' },
  { title: 'kind-factories', paragraphs: ['rules-factories'], mark: 'F' },
  { title: 'kind-taverns', paragraphs: ['rules-taverns'], mark: 'D' },
  { title: 'kind-offices', paragraphs: ['rules-offices'], mark: 'O' },
  { title: 'kind-parks', paragraphs: ['rules-parks'], mark: 'P' },
  { title: 'kind-houses', paragraphs: ['rules-houses'], mark: 'H' },
  { title: 'rules-end-title', paragraphs: ['rules-end', 'rules-two'] },
  { title: 'capitals-title', paragraphs: ['rules-landscapes', 'rules-civics', 'rules-districts'], mark: 'C' },
  { title: 'solo-title', paragraphs: ['rules-solo', 'rules-ville', 'rules-simple', 'rules-full', 'rules-campaign'] },
  { title: 'rules-third-title', paragraphs: ['rules-third'] },
  { title: 'rules-house-title', paragraphs: ['rules-house'] },
];

// The chapters of the rules, each with a tile that stands for it.
import type { RulesChapter } from '../../games.ts';

export { default as Mark } from './RulesMark.svelte';
export { default as Picture } from './RulesPicture.svelte';

export const CHAPTERS: readonly RulesChapter[] = [
  { title: 'rules-goal-title', paragraphs: ['rules-goal'] },
  { title: 'rules-rounds-title', paragraphs: ['rules-rounds', 'rules-choose', 'rules-place'] },
  { title: 'rules-squares-title', paragraphs: ['rules-squares'] },
  { title: 'kind-shops', paragraphs: ['rules-shops'], mark: 'S', picture: 'shops' },
  { title: 'kind-factories', paragraphs: ['rules-factories'], mark: 'F', picture: 'factories' },
  { title: 'kind-taverns', paragraphs: ['rules-taverns'], mark: 'D', picture: 'taverns' },
  { title: 'kind-offices', paragraphs: ['rules-offices'], mark: 'O', picture: 'offices' },
  { title: 'kind-parks', paragraphs: ['rules-parks'], mark: 'P', picture: 'parks' },
  { title: 'kind-houses', paragraphs: ['rules-houses'], mark: 'H', picture: 'houses' },
  { title: 'rules-end-title', paragraphs: ['rules-end', 'rules-two', 'rules-two-tie'] },
  { title: 'capitals-title', paragraphs: ['rules-landscapes'], mark: 'C', picture: 'landscapes' },
  { title: 'kind-civics', paragraphs: ['rules-civics'], mark: 'C', picture: 'civics' },
  { title: 'kind-districts', paragraphs: ['rules-districts'], mark: '%', picture: 'districts' },
  { title: 'solo-title', paragraphs: ['rules-solo', 'rules-ville', 'rules-simple', 'rules-full', 'rules-campaign'], picture: 'automas' },
  { title: 'rules-third-title', paragraphs: ['rules-third', 'rules-third-duplexes'] },
  { title: 'rules-house-title', paragraphs: ['rules-house'] },
];

// The chapters of the rules in the page, by game. The words are messages, so that every language has them.
import type { Suit } from './art/suits.ts';
import { CITIES, TAXIS } from './games.ts';

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A tile that stands for the chapter. */
  readonly tile?: string;
  /** Or a card. */
  readonly card?: Suit;
}

export const RULES: Readonly<Record<string, readonly Chapter[]>> = {
  [CITIES]: [
    { title: 'rules-goal-title', paragraphs: ['rules-goal'] },
    { title: 'rules-rounds-title', paragraphs: ['rules-rounds', 'rules-choose', 'rules-place'] },
    { title: 'rules-squares-title', paragraphs: ['rules-squares'] },
    { title: 'kind-shops', paragraphs: ['rules-shops'], tile: 'S' },
    { title: 'kind-factories', paragraphs: ['rules-factories'], tile: 'F' },
    { title: 'kind-taverns', paragraphs: ['rules-taverns'], tile: 'D' },
    { title: 'kind-offices', paragraphs: ['rules-offices'], tile: 'O' },
    { title: 'kind-parks', paragraphs: ['rules-parks'], tile: 'P' },
    { title: 'kind-houses', paragraphs: ['rules-houses'], tile: 'H' },
    { title: 'rules-end-title', paragraphs: ['rules-end', 'rules-two'] },
    { title: 'capitals-title', paragraphs: ['rules-landscapes', 'rules-civics', 'rules-districts'], tile: 'C' },
    { title: 'solo-title', paragraphs: ['rules-solo', 'rules-ville', 'rules-simple', 'rules-full', 'rules-campaign'] },
    { title: 'rules-third-title', paragraphs: ['rules-third'] },
    { title: 'rules-house-title', paragraphs: ['rules-house'] },
  ],
  [TAXIS]: [
    { title: 'ride-rules-goal-title', paragraphs: ['ride-rules-goal'], card: 'taxi' },
    { title: 'ride-rules-start-title', paragraphs: ['ride-rules-start'], card: 'green' },
    {
      title: 'ride-rules-turn-title',
      paragraphs: ['ride-rules-turn', 'ride-rules-cards', 'ride-rules-claim', 'ride-rules-doubles', 'ride-rules-tickets'],
      card: 'red',
    },
    { title: 'ride-rules-points-title', paragraphs: ['ride-rules-points'], card: 'orange' },
    { title: 'ride-rules-end-title', paragraphs: ['ride-rules-end'], card: 'blue' },
  ],
};

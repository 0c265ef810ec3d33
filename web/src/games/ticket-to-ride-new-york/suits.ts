// The letters of cards in the notation, as the drawings name them, and in words.
import type { Suit } from './art/suits.ts';
import type { Card } from './types.ts';
import { t } from '../../words.svelte.ts';
import { CARD_WORDS } from './words.ts';

const SUITS: Readonly<Record<Card, Suit>> = {
  B: 'blue',
  G: 'green',
  K: 'black',
  P: 'pink',
  R: 'red',
  O: 'orange',
  W: 'taxi',
};

export const CARDS = Object.keys(SUITS) as readonly Card[];

export function suitOf(card: Card): Suit {
  return SUITS[card];
}

export function sayCard(card: Card): string {
  return t(CARD_WORDS[card] ?? card);
}

/** `2 blue, 1 taxi`. */
export function sayCards(cards: readonly Card[]): string {
  return counted(cards)
    .map(([card, count]) => t('ride-some-cards', { count, card: sayCard(card) }))
    .join(', ');
}

/** How many there are of each kind, in the order of the box. */
export function counted(cards: readonly Card[]): readonly (readonly [Card, number])[] {
  return CARDS.map((card) => [card, cards.filter((one) => one === card).length] as const).filter(
    ([, count]) => count > 0,
  );
}

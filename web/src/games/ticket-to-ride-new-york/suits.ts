// The letters of cards in the notation, as the drawings name them, and in words.
import type { Suit } from './art/suits.ts';
import type { Card } from './types.ts';
import { t } from '../../words.svelte.ts';

const SUITS: Readonly<Record<Card, Suit>> = {
  B: 'blue',
  G: 'green',
  K: 'black',
  P: 'pink',
  R: 'red',
  O: 'orange',
  W: 'taxi',
};

const WORDS: Readonly<Record<Card, string>> = {
  B: 'ride-blue',
  G: 'ride-green',
  K: 'ride-black',
  P: 'ride-pink',
  R: 'ride-red',
  O: 'ride-orange',
  W: 'ride-wild',
};

export const CARDS = Object.keys(SUITS) as readonly Card[];

export function suitOf(card: Card): Suit {
  return SUITS[card];
}

export function sayCard(card: Card): string {
  return t(WORDS[card]);
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

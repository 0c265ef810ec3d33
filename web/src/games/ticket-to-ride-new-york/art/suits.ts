/** The kinds of transport cards, in the order of the box, with the letter each has in the notation of moves. */
export const SUITS = ['blue', 'green', 'black', 'pink', 'red', 'orange', 'taxi'] as const;

export type Suit = (typeof SUITS)[number];

/** The sign of every colour, a stroke drawing about (0, 0) within 20 by 20: colours are never alone. */
export const SIGNS: Record<Suit | 'grey', string> = {
  blue: 'M-9 -3q4.5-5 9 0t9 0M-9 4q4.5-5 9 0t9 0',
  green: 'M-7 7Q-8-7 8-8 8 7-7 7zM-7 7L2-2',
  black: 'M-7-7h14v14h-14zM-7 0h14M0-7v14',
  pink: 'M0-7.5a7.5 7.5 0 1 1-.1 0zM0-2a2 2 0 1 1-.1 0z',
  red: 'M-8 6L6-8M-3 9L9-3',
  orange: 'M0-8L8.5 7h-17z',
  taxi: 'M0-9l2.6 5.8 6.4.7-4.8 4.2 1.4 6.3L0 4.8-5.6 8l1.4-6.3L-9-2.5l6.4-.7z',
  grey: '',
};

// The card of scoring: the header has the button, the table shows the card.
class Help {
  /** A table is on the screen, so that there is something to ask about. */
  there = $state(false);
  open = $state(false);
}

export const help = new Help();

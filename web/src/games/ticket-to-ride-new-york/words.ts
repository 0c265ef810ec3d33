// Written by `make types` from the records of the server: change those, not this file.

export const CARD_WORDS: Readonly<Record<string, string>> = {
  "B": "ride-blue",
  "G": "ride-green",
  "K": "ride-black",
  "P": "ride-pink",
  "R": "ride-red",
  "O": "ride-orange",
  "W": "ride-wild",
};

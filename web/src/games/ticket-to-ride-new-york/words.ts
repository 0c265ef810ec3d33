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

export const DECIDED: Readonly<Record<string, string>> = {
  "completed tickets": "ride-decided-by-tickets",
  "shared": "ride-decided-by-nothing",
};

export const STOP_NAMES: Readonly<Record<string, string>> = {
  "LC": "Lincoln Center",
  "CP": "Central Park",
  "MW": "Midtown West",
  "TS": "Times Square",
  "UN": "United Nations",
  "ES": "Empire State Building",
  "CH": "Chelsea",
  "GP": "Gramercy Park",
  "GV": "Greenwich Village",
  "EV": "East Village",
  "SO": "Soho",
  "CT": "Chinatown",
  "LE": "Lower East Side",
  "WS": "Wall Street",
  "BK": "Brooklyn",
};

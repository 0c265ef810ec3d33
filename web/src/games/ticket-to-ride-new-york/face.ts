// Written by `make types` from the records of the server: change those, not this file.
import type { GameInfo } from '../../protocol.ts';

export const FACE: GameInfo = {
  "name": "ticket-to-ride-new-york",
  "rules_version": 1,
  "seats": [
    2,
    3,
    4
  ],
  "bots": [
    "easy",
    "medium",
    "hard",
    "expert",
    "random",
    "hungry-faithful",
    "long-route-3-faithful",
    "long-route-3-fixed",
    "hungry-fixed",
    "greedy",
    "one-step-faithful",
    "path-faithful",
    "one-step-fixed",
    "long-route-faithful",
    "path-fixed",
    "long-route-fixed",
    "planner",
    "net",
    "search"
  ],
  "title": "game-ticket-to-ride",
  "about": "about-ticket-to-ride",
  "default_seats": 3,
  "options": [
    {
      "name": "start",
      "kind": "number",
      "label": "ride-option-start",
      "least": 1,
      "up_to_seats": true,
      "offered": false
    }
  ],
  "groups": [],
  "levels": [
    {
      "name": "easy",
      "bot": "net",
      "fallible": true
    },
    {
      "name": "medium",
      "bot": "net",
      "fallible": true
    },
    {
      "name": "hard",
      "bot": "net",
      "fallible": true
    },
    {
      "name": "expert",
      "bot": "search",
      "seconds": 1.0
    }
  ],
  "neighbours_share": false,
  "silent_choices": false,
  "draws_seats": false,
  "plain": false,
  "bundled": true
};

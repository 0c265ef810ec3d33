// Written by `make types` from the records of the server: change those, not this file.
import type { GameInfo } from '../../protocol.ts';

export const FACE: GameInfo = {
  "name": "between-two-cities",
  "rules_version": 1,
  "seats": [
    1,
    2,
    3,
    4,
    5,
    6,
    7
  ],
  "bots": [
    "easy",
    "medium",
    "hard",
    "expert",
    "random",
    "greedy",
    "balanced",
    "net",
    "search"
  ],
  "title": "game-between-two-cities",
  "about": "about-between-two-cities",
  "default_seats": 4,
  "options": [
    {
      "name": "automa",
      "kind": "choice",
      "label": "solo-mode",
      "default": "full",
      "choices": [
        {
          "value": "full",
          "label": "solo-full",
          "about": "solo-full-text"
        },
        {
          "value": "simple",
          "label": "solo-simple",
          "about": "solo-simple-text"
        }
      ],
      "seats": [
        1
      ]
    },
    {
      "name": "automa",
      "kind": "switch",
      "label": "new-third",
      "default": false,
      "on": "third",
      "seats": [
        2
      ]
    },
    {
      "name": "growth",
      "kind": "choice",
      "label": "solo-growth",
      "default": "even",
      "choices": [
        {
          "value": "even",
          "label": "solo-growth-even",
          "about": "solo-growth-even-text"
        },
        {
          "value": "booklet",
          "label": "solo-growth-booklet",
          "about": "solo-growth-booklet-text"
        }
      ],
      "seats": [
        1
      ],
      "needs": [
        {
          "option": "automa",
          "values": [
            "simple"
          ]
        }
      ]
    },
    {
      "name": "level",
      "kind": "number",
      "label": "solo-level",
      "least": 0,
      "seats": [
        1
      ],
      "unset": "solo-level-normal"
    },
    {
      "name": "landscapes",
      "kind": "switch",
      "label": "capitals-landscapes",
      "default": false,
      "needs": [
        {
          "option": "civics",
          "seats": [
            7
          ]
        }
      ],
      "group": "capitals-title"
    },
    {
      "name": "civics",
      "kind": "switch",
      "label": "capitals-civics",
      "default": false,
      "group": "capitals-title"
    },
    {
      "name": "districts",
      "kind": "switch",
      "label": "capitals-districts",
      "default": false,
      "group": "capitals-title"
    },
    {
      "name": "hard",
      "kind": "switch",
      "label": "score-hard",
      "default": false,
      "seats": [
        1
      ],
      "needs": [
        {
          "option": "districts"
        }
      ],
      "group": "capitals-title"
    },
    {
      "name": "double",
      "kind": "several",
      "label": "campaign-double",
      "default": "",
      "choices": [
        {
          "value": "shops",
          "label": "kind-shops"
        },
        {
          "value": "factories",
          "label": "kind-factories"
        },
        {
          "value": "taverns",
          "label": "kind-taverns"
        },
        {
          "value": "offices",
          "label": "kind-offices"
        },
        {
          "value": "parks",
          "label": "kind-parks"
        },
        {
          "value": "houses",
          "label": "kind-houses"
        },
        {
          "value": "civics",
          "label": "kind-civics",
          "needs": [
            {
              "option": "civics"
            }
          ]
        },
        {
          "value": "district-1",
          "label": "kind-district-1",
          "needs": [
            {
              "option": "districts"
            }
          ]
        },
        {
          "value": "district-2",
          "label": "kind-district-2",
          "needs": [
            {
              "option": "districts"
            }
          ]
        },
        {
          "value": "district-3",
          "label": "kind-district-3",
          "needs": [
            {
              "option": "districts"
            }
          ]
        }
      ],
      "seats": [
        1
      ],
      "offered": false
    }
  ],
  "groups": [
    {
      "label": "capitals-title",
      "note": "capitals-note"
    }
  ],
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
  "neighbours_share": true,
  "silent_choices": true,
  "draws_seats": true,
  "plain": false,
  "bundled": true
};

// boardgame.io with a small game of ours: all seats choose a number in secret, then all choices are shown, then again.
// It keeps matches in memory, as it does unless told otherwise.
const { Server } = require('boardgame.io/server');

const choose = {
  // Choices are made at the same time: a state that others have changed meanwhile is no reason to refuse.
  ignoreStaleStateID: true,
  client: false,
  move: ({ G, ctx, playerID }, number) => {
    if (!Number.isInteger(number) || number < 0 || number > 9 || G.chosen[playerID] !== null) return 'INVALID_MOVE';
    G.chosen[playerID] = number;
    if (G.chosen.every((one) => one !== null)) {
      G.past.push([...G.chosen]);
      // As long as a game of ours: after that the table goes on with an empty past.
      if (G.past.length === 21) G.past = [];
      G.chosen = Array(ctx.numPlayers).fill(null);
    }
    return undefined;
  },
};

const game = {
  // Keeping every state for undo would only slow it down.
  disableUndo: true,
  name: 'secret-choices',
  setup: ({ ctx }) => ({ chosen: Array(ctx.numPlayers).fill(null), past: [] }),
  turn: { activePlayers: { all: 'choosing' }, stages: { choosing: { moves: { choose } } } },
  moves: { choose },
  // Who has chosen is public, what is not.
  playerView: ({ G, playerID }) => ({
    ...G,
    chosen: G.chosen.map((one, seat) => (one === null || String(seat) === playerID ? one : 'hidden')),
  }),
};

const port = Number(process.argv[2] || 0);
Server({ games: [game], origins: [/.*/] }).run(port, () => console.log('ready'));

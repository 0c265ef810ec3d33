import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import type { Drawn, OneDrawn } from '../src/art/drawn.ts';

/** And behind it the folder of a game, whose `art/drawn.ts` says what is drawn. */
const ID = 'virtual:drawings/';
/** A server that serves nobody: it only compiles what is drawn. */
const ROOM: InlineConfig = {
  configFile: false,
  appType: 'custom',
  plugins: [svelte()],
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
};

/** Draws what a game wants drawn once, while the page is built, so that no browser has to. */
export function drawings(): Plugin {
  return {
    name: 'tabletown-drawings',
    resolveId: (id) => (id.startsWith(ID) ? id : null),
    async load(id) {
      if (!id.startsWith(ID)) return null;
      const room = await createServer(ROOM);
      try {
        const draw = await pencil(room);
        const { DRAWN } = (await room.ssrLoadModule(`/src/games/${id.slice(ID.length)}/art/drawn.ts`)) as { DRAWN: Drawn };
        return Object.entries(DRAWN).map(([name, things]) => `export const ${name} = ${JSON.stringify(drawn(things, draw))};`).join('\n');
      } finally {
        await room.close();
      }
    },
  };
}

type Pencil = (one: OneDrawn) => string;

function drawn(things: Drawn[string], draw: Pencil): readonly string[] | Readonly<Record<string, string>> {
  if (Array.isArray(things)) return things.map(draw);
  return Object.fromEntries(Object.entries(things).map(([name, one]) => [name, draw(one)]));
}

/** Renders a component as markup, without the marks that Svelte would need to bring it to life. */
async function pencil(room: ViteDevServer): Promise<Pencil> {
  const { render } = (await room.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
  return ({ drawing, props }) => render(drawing, { props }).body.replaceAll(/<!--.*?-->/g, '');
}

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Component } from 'svelte';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { KIND_OF, NATURES } from '../src/art/kinds.ts';

const ID = 'virtual:drawings';
/** A server that serves nobody: it only compiles what is drawn. */
const ROOM: InlineConfig = {
  configFile: false,
  appType: 'custom',
  plugins: [svelte()],
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
};

/** Draws every building and landscape once, while the page is built, so that no browser has to. */
export function drawings(): Plugin {
  return {
    name: 'tabletown-drawings',
    resolveId: (id) => (id === ID ? id : null),
    async load(id) {
      if (id !== ID) return null;
      const room = await createServer(ROOM);
      try {
        const draw = await pencil(room);
        const letters = Object.keys(KIND_OF);
        const buildings = await Promise.all(letters.map((letter) => draw('Building', { letter })));
        const landscapes = await Promise.all(Array.from({ length: NATURES }, (_, sort) => draw('Nature', { sort })));
        const byLetter = Object.fromEntries(letters.map((letter, index) => [letter, buildings[index]]));
        return `export const BUILDINGS = ${JSON.stringify(byLetter)};\nexport const LANDSCAPES = ${JSON.stringify(landscapes)};`;
      } finally {
        await room.close();
      }
    },
  };
}

type Draw = (drawing: string, props: Record<string, unknown>) => Promise<string>;
type Drawn = { default: Component<Record<string, unknown>> };

/** Renders a component of `src/art` as markup, without the marks that Svelte would need to bring it to life. */
async function pencil(room: ViteDevServer): Promise<Draw> {
  const { render } = (await room.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
  return async (drawing, props) => {
    const { default: Drawing } = (await room.ssrLoadModule(`/src/art/${drawing}.svelte`)) as Drawn;
    return render(Drawing, { props }).body.replaceAll(/<!--.*?-->/g, '');
  };
}

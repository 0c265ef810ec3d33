import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { drawings } from './tools/drawings.ts';
import { packed } from './tools/packed.ts';
import { python, PYTHON } from './tools/python.ts';
import { serviceWorker } from './tools/service_worker.ts';

const SERVER = process.env.TABLETOWN ?? 'http://127.0.0.1:8000';
/** The server takes wishes from its own pages only. */
const PROXY = { target: SERVER, headers: { origin: SERVER } };
/** Drawings and parts of pages, and the small files that home and tables have in common. */
const SHARED =
  /\/src\/(games\/[^/]+\/)?(art\/(?!Gallery)|home\/Picture|index\.ts|face\.ts|address\.ts|parts\/|api\.ts|games\.ts|faces\.|bots\.ts|open\.ts|table\/(plan|outcome)\.ts|table\/Afterwards|device\.ts)/;

export default defineConfig({
  plugins: [svelte(), drawings(), python(), serviceWorker(), packed()],
  // Beside Python, because the server lets only these files start it.
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: `${PYTHON}[name]-[hash].js` } } },
  // The words are the package's own files, beside the page's sources.
  server: { fs: { allow: ['..'] }, proxy: { '/api': PROXY, '/ws': { ...PROXY, ws: true } } },
  build: {
    outDir: '../src/tabletown/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The pictures and the manifest stay files of their own: the page allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // Every file is a question and an answer: one for each language, one for the crumbs that all pages share.
        manualChunks: (id) => /\/locales\/(\w+)\//.exec(id)?.[1]?.replace(/^/, 'words-') ?? (SHARED.test(id) ? 'shared' : undefined),
      },
    },
  },
});

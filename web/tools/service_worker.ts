import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Writes sw.js with the list of all built files, so that the page opens without a connection. */
export function serviceWorker(): Plugin {
  return {
    name: 'tabletown-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.html')).sort();
      const stamp = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const list = ['/', '/manifest.webmanifest', '/icon.svg', ...files.map((file) => `/${file}`)];
      const head = `const VERSION = ${JSON.stringify(stamp)};\nconst FILES = ${JSON.stringify(list)};\n`;
      const body = readFileSync(new URL('./sw.js', import.meta.url), 'utf-8');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + body });
    },
  };
}

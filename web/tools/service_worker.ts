import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PYTHON } from './python.ts';

/** Writes sw.js with the list of all built files, so that the page opens without a connection. */
export function serviceWorker(): Plugin {
  return {
    name: 'tabletown-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((file) => !file.endsWith('.html')).sort();
        const later = built.filter((file) => file.startsWith(PYTHON));
        const files = built.filter((file) => !file.startsWith(PYTHON));
        const own = ['/', '/manifest.webmanifest', '/icon.svg', '/favicon.svg'];
        const head = [
          `const VERSION = '${stampOf(files)}';`,
          `const FILES = ${JSON.stringify([...own, ...files.map(addressOf)])};`,
          `const LATER_VERSION = '${stampOf(later)}';`,
          `const LATER = ${JSON.stringify(later.map(addressOf))};`,
        ];
        const body = readFileSync(new URL('./sw.js', import.meta.url), 'utf-8');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${head.join('\n')}\n${body}` });
      },
    },
  };
}

function stampOf(files: readonly string[]): string {
  return createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
}

function addressOf(file: string): string {
  return `/${file}`;
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(js|mjs|css|json|wasm|svg)$/;

/** Leaves `name.js.gz` instead of `name.js`: the server sends it as it is, and the package stays small. */
export function packed(): Plugin {
  return {
    name: 'tabletown-packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets, { recursive: true, encoding: 'utf-8' })) {
        if (!PACKABLE.test(name)) continue;
        const path = join(assets, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }));
        rmSync(path);
      }
    },
  };
}

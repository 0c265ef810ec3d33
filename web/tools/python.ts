import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the files of Python lie, before their stamp. They are big, so the page fetches them only to score without a connection. */
export const PYTHON = 'assets/python/';

const RUNTIME = 'node_modules/pyodide';
const WHEELS = 'python/wheels';
const SOURCES = '../src/tabletown';
/** Everything below these (a game's folder is one with a face), and of the server what scoring needs. */
const ROOMS = ['core', ...readdirSync(SOURCES).filter((room) => existsSync(join(SOURCES, room, 'face.py'))), 'server/games'];
const FILES = ['__init__.py', 'games.py', 'server/__init__.py', 'server/live/__init__.py', 'server/live/picture.py', 'server/wire/__init__.py', 'server/wire/protocol.py', 'server/wire/said.py', 'server/http/__init__.py', 'server/http/game_endpoint.py', 'server/http/offline.py'];

/** Python itself and our rules, as files of the page. `virtual:python` tells where they are. */
export function python(): Plugin {
  const files = new Map<string, Uint8Array | string>();
  let folder = '';
  let building = false;
  return {
    name: 'tabletown-python',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      if (!building) return;
      collect(files);
      const stamp = createHash('sha256');
      for (const [name, content] of files) stamp.update(name).update(content);
      folder = `${PYTHON}${stamp.digest('hex').slice(0, 12)}/`;
    },
    resolveId: (id) => (id === 'virtual:python' ? id : null),
    load: (id) => (id === 'virtual:python' ? `export const PYTHON = ${JSON.stringify(`/${folder}`)};` : null),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: folder + name, source });
    },
  };
}

function collect(files: Map<string, Uint8Array | string>): void {
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']) files.set(name, readFileSync(join(RUNTIME, name)));
  const wheels = readdirSync(WHEELS).filter((name) => name.endsWith('.whl'));
  for (const name of wheels) files.set(name, readFileSync(join(WHEELS, name)));
  files.set('pyodide-lock.json', lock(wheels, files));
  files.set('tabletown.json', JSON.stringify(sources()));
}

/** Pyodide's own list knows hundreds of packages on foreign servers: this one knows ours alone. */
function lock(wheels: readonly string[], files: ReadonlyMap<string, Uint8Array | string>): string {
  const { info } = JSON.parse(readFileSync(join(RUNTIME, 'pyodide-lock.json'), 'utf-8')) as { info: unknown };
  const packages = wheels.map((file_name) => {
    const [name = '', version = ''] = file_name.split('-');
    const sha256 = createHash('sha256').update(files.get(file_name) ?? '').digest('hex');
    const one = { name, version, file_name, sha256, install_dir: 'site', package_type: 'package', imports: [name], depends: [] };
    return [name, one] as const;
  });
  return JSON.stringify({ info, packages: Object.fromEntries(packages) });
}

/** Our Python by path, as text. */
function sources(): Readonly<Record<string, string>> {
  const inRooms = ROOMS.flatMap((room) =>
    readdirSync(join(SOURCES, room), { recursive: true, encoding: 'utf-8' })
      .filter((file) => file.endsWith('.py') || file.endsWith('.json'))
      .map((file) => join(room, file)),
  );
  const paths = [...FILES, ...inRooms].sort();
  return Object.fromEntries(paths.map((path) => [join(basename(SOURCES), path), readFileSync(join(SOURCES, path), 'utf-8')]));
}

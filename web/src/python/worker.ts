// The rules themselves, in Python, in a thread of their own. Nothing here knows a game.
import type { loadPyodide } from 'pyodide';
import type { Answer, Question } from './question.ts';

interface Pyodide {
  readonly loadPyodide: typeof loadPyodide;
}

type Answering = (path: string, body: string) => string;

let starting: Promise<Answering> | null = null;

addEventListener('message', (event: MessageEvent<Question>) => void reply(event.data));

async function reply({ number, folder, path, body }: Question): Promise<void> {
  let text: string | null = null;
  try {
    starting ??= start(folder);
    const answering = await starting;
    text = path === '' ? '' : answering(path, body);
  } catch (error) {
    console.warn(error);
    starting = null;
  }
  const answer: Answer = { number, text };
  postMessage(answer);
}

async function start(folder: string): Promise<Answering> {
  const pyodide = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const [python, sources] = await Promise.all([
    pyodide.loadPyodide({ indexURL: folder, packages: ['msgspec'] }),
    fetch(`${folder}tabletown.json`).then((answer) => answer.json() as Promise<Record<string, string>>),
  ]);
  for (const [path, text] of Object.entries(sources)) {
    const file = `/home/pyodide/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    python.FS.writeFile(file, text);
  }
  return python.runPython('from tabletown.server.offline import answer; answer') as Answering;
}

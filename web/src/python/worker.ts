// The rules themselves, in Python, in a thread of their own. Nothing here knows a game.
import type { loadPyodide } from 'pyodide';
import type { WorkerAnswer, WorkerQuestion } from './question.ts';

interface Pyodide {
  readonly loadPyodide: typeof loadPyodide;
}

const HOME = '/home/pyodide';
/** Where the data files of the server's owner lie, if she has her own. */
const OWN = `${HOME}/own-data`;

type Answering = (path: string, body: string) => string;

let starting: Promise<Answering> | null = null;

addEventListener('message', (event: MessageEvent<WorkerQuestion>) => void reply(event.data));

async function reply({ number, folder, path, body }: WorkerQuestion): Promise<void> {
  let text: string | null = null;
  try {
    starting ??= start(folder);
    const answering = await starting;
    text = path === '' ? '' : answering(path, body);
  } catch (error) {
    console.warn(error);
    starting = null;
  }
  const answer: WorkerAnswer = { number, text };
  postMessage(answer);
}

async function start(folder: string): Promise<Answering> {
  const pyodide = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const [python, sources, own] = await Promise.all([
    pyodide.loadPyodide({ indexURL: folder, packages: ['msgspec'], env: { HOME, TABLETOWN_DATA: OWN } }),
    texts(`${folder}tabletown.json`),
    // No answer is better than one by other data than the server's.
    texts('/own-data.json'),
  ]);
  const write = (file: string, text: string): void => {
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    python.FS.writeFile(file, text);
  };
  python.FS.mkdirTree(OWN);
  for (const [path, text] of Object.entries(sources)) write(`${HOME}/${path}`, text);
  for (const [name, text] of Object.entries(own)) write(`${OWN}/${name}`, text);
  return python.runPython('from tabletown.server.http.offline import answer; answer') as Answering;
}

async function texts(address: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Readonly<Record<string, string>>;
}

// Scores without a server: Python in a worker, from files that the service worker has kept.
import { PYTHON } from 'virtual:python';
import { Refused } from '../api.ts';
import type { Said } from '../protocol.ts';
import { saySentence } from '../sentence.ts';
import type { WorkerAnswer, WorkerQuestion } from './question.ts';

type WorkerTold<T> = { readonly told: T } | { readonly refused: Said };

class Offline {
  /** Everything lies on this device. */
  kept = $state(false);
  /** Python is on its way: that takes seconds, once. */
  starting = $state(false);
  private worker: Worker | null = null;
  private asked = 0;
  private runs = false;

  /** The same answer that the server would give. Raises Refused. */
  async ask<T>(path: string, wish: unknown): Promise<T> {
    const text = await this.send(path, JSON.stringify(wish));
    if (text === null) throw new Refused('');
    const answer = JSON.parse(text) as WorkerTold<T>;
    if ('refused' in answer) throw new Refused(saySentence(answer.refused));
    return answer.told;
  }

  /** Stores Python for the time without a connection, and starts it where that time is now. */
  async prepare(): Promise<void> {
    if (!navigator.onLine) void this.send('', '');
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD || savesData()) return;
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<boolean>) => (this.kept = event.data);
    active?.postMessage('keep-python', [port2]);
  }

  private async send(path: string, body: string): Promise<string | null> {
    this.starting = !this.runs;
    const text = await this.post({ number: ++this.asked, folder: PYTHON, path, body });
    this.starting = false;
    this.runs = text !== null;
    return text;
  }

  private post(question: WorkerQuestion): Promise<string | null> {
    const worker = (this.worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    return new Promise((resolve) => {
      const answered = (event: MessageEvent<WorkerAnswer>): void => {
        if (event.data.number === question.number) finish(event.data.text);
      };
      const failed = (): void => {
        // A worker whose file could not be fetched stays dead: the next question starts another.
        this.worker = null;
        finish(null);
      };
      const finish = (text: string | null): void => {
        worker.removeEventListener('message', answered);
        worker.removeEventListener('error', failed);
        resolve(text);
      };
      worker.addEventListener('message', answered);
      worker.addEventListener('error', failed);
      worker.postMessage(question);
    });
  }
}

export const offline = new Offline();

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** What the page asks the worker: the same as it would ask the server. */
export interface WorkerQuestion {
  readonly number: number;
  /** Where Python lies. */
  readonly folder: string;
  /** Empty: nothing is asked, Python shall only start. */
  readonly path: string;
  readonly body: string;
}

export interface WorkerAnswer {
  readonly number: number;
  /** JSON; null: Python could not be started. */
  readonly text: string | null;
}

import { parentPort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { createTaskRunner, type Outcome, type Task } from './createTaskRunner.ts';

export interface WorkerOptions {
  readonly file: string;
  readonly hasIndex: boolean;
}

/** How often a thread with an index looks for an import, ms. */
const CHECK_MS = 500;

const { file, hasIndex } = Piscina.workerData as WorkerOptions;
const taskRunner = createTaskRunner(file, {
  hasIndex,
  // To the pool, which emits it as `message`.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  note: (note) => parentPort?.postMessage(note),
});

if (hasIndex) {
  // Every task looks for a new version of the catalogue.
  const renew = () => taskRunner.run({ method: 'version', args: [], now: Date.now() });
  renew();
  setInterval(renew, CHECK_MS).unref();
}

/** Entry point of a worker thread: answers tasks. */
export default function work(tasks: readonly Task[]): readonly Outcome[] {
  return tasks.map(taskRunner.run);
}

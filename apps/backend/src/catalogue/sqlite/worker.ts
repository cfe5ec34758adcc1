import { Piscina } from 'piscina';
import { createTaskRunner, type Outcome, type Task } from './createTaskRunner.ts';

const { file } = Piscina.workerData as { readonly file: string };
const taskRunner = createTaskRunner(file);

/** Entry point of a worker thread: answers one task. */
export default function work(task: Task): Outcome {
  return taskRunner.run(task);
}

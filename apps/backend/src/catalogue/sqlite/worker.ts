import { Piscina } from 'piscina';
import { createAnswerer, type Outcome, type Task } from './answerTask.ts';

const { file } = Piscina.workerData as { readonly file: string };
const answerer = createAnswerer(file);

/** Entry point of a worker thread: answers one task. */
export default function work(task: Task): Outcome {
  return answerer.answer(task);
}

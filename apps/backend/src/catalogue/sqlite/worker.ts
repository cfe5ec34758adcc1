import { Piscina } from 'piscina';
import { createAnswerer, type Outcome, type Task } from './answerTask.ts';

const { file } = Piscina.workerData as { readonly file: string };
const answerer = createAnswerer(file);

/** The entry of a worker thread: one question to SQLite. */
export default function work(task: Task): Outcome {
  return answerer.answer(task);
}

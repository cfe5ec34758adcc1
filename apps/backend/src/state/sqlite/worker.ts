import { Piscina } from 'piscina';
import {
  createStatementRunner,
  type ConnectionOptions,
  type StateOutcome,
  type StateTask,
} from './statementRunner.ts';

const run = createStatementRunner(Piscina.workerData as ConnectionOptions);

/** Entry point of a thread with one connection: runs one task. */
export default function work(task: StateTask): StateOutcome {
  return run(task);
}

import { OperatorError } from '../../lib/OperatorError.ts';
import { UsageError } from './seedArgs.ts';

/** Says why a command ended: a sentence for what the operator has to put right, the whole error for anything else. */
export function printFailure(error: unknown, usage: string): void {
  console.error(error instanceof OperatorError ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
}

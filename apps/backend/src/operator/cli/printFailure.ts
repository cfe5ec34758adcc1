import { OperatorError } from '../../lib/OperatorError.ts';
import { UsageError } from './UsageError.ts';

/** Prints why a command failed: the message of an OperatorError, the whole error with its stack otherwise. */
export function printFailure(error: unknown, usage: string): void {
  console.error(error instanceof OperatorError ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
}

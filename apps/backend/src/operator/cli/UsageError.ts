import { OperatorError } from '../../lib/OperatorError.ts';

/** The command line is wrong. Programs print the usage after the message. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError';
}

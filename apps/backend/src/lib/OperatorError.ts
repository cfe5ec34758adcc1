/**
 * Something that the operator has to put right: a setting, a file, a source that does not answer. The message says what
 * is wrong and what to do, so that programs show it alone, without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

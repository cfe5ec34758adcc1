/**
 * A fault that the operator can correct: a setting, a file, a source that does not answer. The message says what is
 * wrong and what to do. Programs print it without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

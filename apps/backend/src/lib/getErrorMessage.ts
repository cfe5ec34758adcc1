/** Returns the message of an error, or any other thrown value as a text. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

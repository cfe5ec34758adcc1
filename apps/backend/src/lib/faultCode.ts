const CODE = /^[\w.-]{1,60}$/;

/**
 * Returns a code from another program if it looks like a code; otherwise `unknown`, because it might contain personal
 * data.
 */
export const toSafeCode = (code: unknown): string =>
  typeof code === 'string' && CODE.test(code) ? code : 'unknown';

/** Returns the code of an error or of its cause, for example ECONNREFUSED; otherwise its name. */
export function getFaultCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return toSafeCode(error.code);
  return error.cause === undefined ? toSafeCode(error.name) : getFaultCode(error.cause);
}

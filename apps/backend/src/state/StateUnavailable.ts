import { getFaultCode } from '../lib/faultCode.ts';
import { OperatorError } from '../lib/OperatorError.ts';
import { isDamage, isUnavailable } from '../lib/sqliteFile.ts';

/**
 * PostgreSQL: no connection (08), too few resources (53), a lock or a time limit (55P03, 57014), a shutdown (57P, 58).
 */
const POSTGRES_CODES = /^(08|53|57P|58)|^(55P03|57014)$/;
const NETWORK_CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Errors of PostgreSQL connections and of their pool, which have no code. */
const POSTGRES_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout)/;
/** The connection was lost: the server ended it (08, 57P), or the network did. */
const LOST = /^(08|57P0[123]|ECONNRESET|EPIPE|NO_CONNECTION)/;

/**
 * The operator's database cannot be used now. Calls answer 503 with Retry-After. The message contains no personal data.
 * Commands print it without a stack.
 */
export class StateUnavailable extends OperatorError {
  override readonly name = 'StateUnavailable';
  readonly statusCode = 503;
  /** The driver's code: SQLITE_BUSY, 55P03. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/**
 * Does work that may be done twice, because its rows have keys: when its connection is lost, it is repeated once on another
 * one. Throws what the second time throws.
 */
export async function repeatWhenLost<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StateUnavailable && LOST.test(error.code))) throw error;
    return work();
  }
}

/**
 * Turns a driver's error that concerns the whole database into StateUnavailable. Returns every other error as it is.
 */
export function toStateError(error: unknown, place: string): unknown {
  if (error instanceof StateUnavailable || !(error instanceof Error)) return error;
  const code = getFaultCode(error);
  if (isDamage(error))
    return new StateUnavailable(
      code,
      `${place} is damaged (${error.message}): stop the backend, then npm run operator -- backup list and npm run operator -- restore BACKUP`,
      error,
    );
  if (isUnavailable(error) || POSTGRES_CODES.test(code) || NETWORK_CODES.test(code))
    return new StateUnavailable(code, `${place} cannot be used now: ${code}`, error);
  return POSTGRES_MESSAGES.test(error.message)
    ? new StateUnavailable('NO_CONNECTION', `${place} cannot be used now: ${error.message}`, error)
    : error;
}

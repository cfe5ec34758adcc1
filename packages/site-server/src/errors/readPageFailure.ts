import { findErrorText } from './errorTexts.ts';

/** What an error page shows. */
export interface PageFailure {
  readonly status: number;
  /** In English. */
  readonly message: string;
}

const DEFAULT_STATUS = 500;

const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value < 600;

/**
 * Reads an error that ended a page: its status is `statusCode`, `status` or the response's status, else 500. Only the
 * message of a `PageError` is meant for visitors; every other error gets the usual message of its status. This function reads
 * fields, because `instanceof` fails: Next loads each class twice, for pages and for the server.
 */
export function readPageFailure(error: unknown): PageFailure {
  const statuses = [
    readField(error, 'statusCode'),
    readField(error, 'status'),
    readField(readField(error, 'response'), 'status'),
  ];
  const status = statuses.find(isErrorStatus) ?? DEFAULT_STATUS;
  const message = readField(error, 'name') === 'PageError' ? readField(error, 'message') : undefined;
  return { status, message: typeof message === 'string' ? message : findErrorText(status).message };
}

/** Reads the address of a failed call, for the log; undefined for other errors. */
export function readFailedUrl(error: unknown): string | undefined {
  const url = readField(readField(error, 'failure'), 'url') ?? readField(readField(error, 'response'), 'url');
  return typeof url === 'string' ? url : undefined;
}

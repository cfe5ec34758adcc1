import { ApiError } from '@vvoz/api/errors';

/** True for 404 and 400 of the backend: there is no such thing, or its name is unreadable. Nothing has failed. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'http' && [400, 404].includes(error.failure.status);

import { ApiError } from '@vvoz/api/errors';

/** True for a 404 or 400 of the backend: the resource does not exist, or its name is invalid. Not a failure to log. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'http' && [400, 404].includes(error.failure.status);

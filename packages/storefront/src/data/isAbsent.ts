import { ApiError } from '@vvoz/api/errors';

/** True for 404 and 400 of the backend: the resource does not exist, or its name is invalid. That is no failure. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'http' && [400, 404].includes(error.failure.status);

import { ApiError } from '@vvoz/api/errors';

/** True where the backend knows nothing of that name, or cannot read it: there is no such thing, and nothing has failed. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'http' && [400, 404].includes(error.failure.status);

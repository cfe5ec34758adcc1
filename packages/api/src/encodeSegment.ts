import { ApiError } from './errors.ts';

/** Characters. The backend refuses longer parts of a path. */
const MAX_SEGMENT = 200;

/**
 * Encodes a value as one segment of the path of a call. Throws an ApiError of status 404 for a value that no id or name
 * has: an empty, overlong or malformed one, and `.` and `..`, which would lead to another call, escaped or not.
 */
export function encodeSegment(value: string): string {
  if (value === '' || value === '.' || value === '..' || value.length > MAX_SEGMENT || !value.isWellFormed())
    throw new ApiError({ kind: 'http', url: 'a part of the path', status: 404 });
  return encodeURIComponent(value);
}

import { expect, test } from 'vitest';
import { ApiError, type ApiFailure } from './errors.ts';

/** Columns: error message, status of a page that cannot be shown without the answer, failure. */
test.each<[string, number, ApiFailure]>([
  [
    'no answer from api/v2/cars: connection refused',
    503,
    { kind: 'network', url: 'api/v2/cars', detail: 'connection refused' },
  ],
  ['api/v2/cars answered 503', 503, { kind: 'http', url: 'api/v2/cars', status: 503 }],
  [
    'api/v2/cars answered 400 for year',
    400,
    { kind: 'http', url: 'api/v2/cars', status: 400, field: 'year' },
  ],
  [
    'api/v2/cars answered 400 for year: must be whole',
    400,
    { kind: 'http', url: 'api/v2/cars', status: 400, field: 'year', message: 'must be whole' },
  ],
  ['api/v2/cars did not answer within 8000 ms', 503, { kind: 'timeout', url: 'api/v2/cars', afterMs: 8000 }],
  ['api/v2/cars was not called: the backend does not answer', 503, { kind: 'suspended', url: 'api/v2/cars' }],
  [
    'api/v2/cars broke the contract at items.0.ID: is missing',
    503,
    { kind: 'contract', url: 'api/v2/cars', field: 'items.0.ID', detail: 'is missing' },
  ],
])('%s', (message, statusCode, failure) => {
  const cause = new Error('socket closed');
  const error = new ApiError(failure, { cause });
  expect(error).toMatchObject({ name: 'ApiError', message, statusCode, failure, cause });
});

const url = 'api/v2/cars';
/** Columns: status of the answer, status of a page that cannot be shown without it. */
test.each([
  [404, 404],
  [401, 503],
  [429, 503],
  [500, 503],
  [502, 503],
])('an answer %d makes the page a %d', (status, pageStatus) => {
  expect(new ApiError({ kind: 'http', url, status }).statusCode).toBe(pageStatus);
});

import { expect, test } from 'vitest';
import { ApiError, type ApiFailure } from './errors.ts';

test.each<[string, ApiFailure]>([
  [
    'no answer from api/v2/cars: connection refused',
    { kind: 'network', url: 'api/v2/cars', detail: 'connection refused' },
  ],
  ['api/v2/cars answered 503', { kind: 'http', url: 'api/v2/cars', status: 503 }],
  ['api/v2/cars answered 400 for year', { kind: 'http', url: 'api/v2/cars', status: 400, field: 'year' }],
  [
    'api/v2/cars answered 400 for year: must be whole',
    { kind: 'http', url: 'api/v2/cars', status: 400, field: 'year', message: 'must be whole' },
  ],
  ['api/v2/cars did not answer within 8000 ms', { kind: 'timeout', url: 'api/v2/cars', afterMs: 8000 }],
  [
    'api/v2/cars broke the contract at items.0.ID: is missing',
    { kind: 'contract', url: 'api/v2/cars', field: 'items.0.ID', detail: 'is missing' },
  ],
])('%s', (message, failure) => {
  const cause = new Error('socket closed');
  const error = new ApiError(failure, { cause });
  expect(error).toMatchObject({ name: 'ApiError', message, failure, cause });
});

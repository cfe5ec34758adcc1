import { expect, test } from 'vitest';
import { ApiError, type ApiFailure } from '@vvoz/api/errors';
import { PageError } from './PageError.ts';
import { readFailedUrl, readPageFailure } from './readPageFailure.ts';

test.each<[string, unknown, number]>([
  ['its statusCode', { statusCode: 403, status: 404 }, 403],
  ['its status', { status: 404, response: { status: 500 } }, 404],
  ["its response's status", { response: { status: 429 } }, 429],
  ['nothing', new Error('a mistake'), 500],
  ['a status that is no error', { statusCode: 200, status: '404' }, 500],
  ['a status that does not exist', { statusCode: 600, status: 404.5 }, 500],
  ['text', 'thrown', 500],
  ['nothing thrown', null, 500],
])('the status that answers an error with %s', (_, error, status) => {
  expect(readPageFailure(error).status).toBe(status);
});

const url = 'http://api/cars';
test.each<[ApiFailure, number, string]>([
  [{ kind: 'network', url, detail: 'ECONNREFUSED' }, 503, 'Service Unavailable'],
  [{ kind: 'timeout', url, afterMs: 5 }, 503, 'Service Unavailable'],
  [{ kind: 'http', url, status: 502 }, 503, 'Service Unavailable'],
  [{ kind: 'http', url, status: 404 }, 404, 'This page could not be found'],
  [{ kind: 'contract', url, field: 'items', detail: 'missing' }, 503, 'Service Unavailable'],
])('a failed call (%o) is a %d: %s', (failure, status, message) => {
  const error = new ApiError(failure);
  expect(readPageFailure(error)).toEqual({ status, message });
  expect(readFailedUrl(error)).toBe(url);
});

test('only a page error has a message for visitors', () => {
  expect(readPageFailure(new PageError(500, 'Unknown middleware')).message).toBe('Unknown middleware');
  expect(readPageFailure(new Error('secret')).message).toBe('Internal Server Error');
});

test('a failed call has an address, another error has none', () => {
  expect(readFailedUrl({ response: { url } })).toBe(url);
  expect(readFailedUrl(new Error('a mistake'))).toBeUndefined();
});

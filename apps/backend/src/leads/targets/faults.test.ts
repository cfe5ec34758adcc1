import { describe, expect, test } from 'vitest';
import { startHttpServer } from '../../lib/testing/startHttpServer.ts';
import { createStatusError, parseObject, post } from './post.ts';
import { DeliveryError, getFaultCode, toDeliveryError, toSafeCode } from './Target.ts';

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('fetch failed', { cause }), code === undefined ? {} : { code });

test.each<[string, unknown, string]>([
  ['with a code', withCode('ECONNREFUSED'), 'ECONNREFUSED'],
  ['with a code of its cause', withCode(undefined, withCode('ENOTFOUND')), 'ENOTFOUND'],
  ['without a code', new TypeError('Анна'), 'TypeError'],
  ['with a number as code', withCode(7), 'Error'],
  ['with a sentence as code', withCode('Анна +7914'), 'unknown'],
  ['that is a text', 'ECONNREFUSED', 'unknown'],
  ['with a text as cause', withCode(undefined, 'Анна'), 'unknown'],
])('an error %s is logged without its message', (_name, error, code) =>
  expect(getFaultCode(error)).toBe(code),
);

test.each<[unknown, string]>([
  ['QUERY_LIMIT.x-1', 'QUERY_LIMIT.x-1'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), 'unknown'],
  [404, 'unknown'],
])('the code %s is logged as %s', (code, safe) => expect(toSafeCode(code)).toBe(safe));

test('an unknown error is a delivery that may succeed later', () => {
  const cause = withCode('EPIPE');
  expect(toDeliveryError(cause)).toMatchObject({
    name: 'DeliveryError',
    message: 'failed: EPIPE',
    permanent: false,
    retryAfterMs: undefined,
    detail: '',
    cause,
  });
  const known = new DeliveryError('HTTP 400', { permanent: true });
  expect(toDeliveryError(known)).toBe(known);
});

test.each<[number, boolean]>([
  [299, false],
  [300, true],
  [499, true],
  [500, false],
  ...[401, 403, 404, 408, 409, 421, 423, 425, 429].map((status): [number, boolean] => [status, false]),
])('status %i is permanent: %s', (status, permanent) =>
  expect(createStatusError({ status, headers: new Headers() })).toMatchObject({
    message: `HTTP ${status}`,
    permanent,
    detail: '',
    retryAfterMs: undefined,
  }),
);

describe('an answer', () => {
  const { signal } = new AbortController();

  test('is requested with JSON and our user agent', async () => {
    const { url, requests } = await startHttpServer(() => ({ status: 204, body: '' }));
    await post(url, '{"a":1}', { signal, headers: { 'x-key': 'k' } });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'vvoz', 'x-key': 'k' },
      },
    ]);
  });

  test('of several megabytes is not read to its end', async () => {
    const { url } = await startHttpServer(() => ({ body: 'x'.repeat(3_000_000) }));
    const { text } = await post(url, '{}', { signal });
    expect(text.length).toBeGreaterThan(65_536);
    expect(text.length).toBeLessThan(1_000_000);
  });

  test.each(['null', '7', '"ok"', 'OK', ''])('%j is not an object', (text) =>
    expect(() => parseObject({ status: 200, headers: new Headers(), text })).toThrow('HTTP 200 without JSON'),
  );
});

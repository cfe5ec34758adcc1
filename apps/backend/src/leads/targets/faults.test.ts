import { describe, expect, test } from 'vitest';
import { startHttpServer } from '../../lib/testing/startHttpServer.ts';
import { createStatusError, parseObject, post } from './post.ts';
import { DeliveryError, toDeliveryError } from './Target.ts';

test('an unknown error is a delivery that may succeed later', () => {
  const cause = Object.assign(new Error('write failed'), { code: 'EPIPE' });
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

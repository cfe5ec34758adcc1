import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../catalogue/CatalogueStore.ts';
import { CostInputError } from '../../cost/CostInputError.ts';
import { LeadRefused } from '../../leads/LeadRefused.ts';
import { PicturesBusy } from '../../pictures/PictureCache.ts';
import { StateUnavailable } from '../../state/StateUnavailable.ts';
import { createServer } from './createServer.ts';
import { notFound, Refusal } from './errors.ts';

/** Creates an error like Fastify's: with a status, and for some kinds with a code. */
const createFastifyError = (statusCode: number, code?: string) =>
  Object.assign(new Error('secret'), { statusCode, ...(code === undefined ? {} : { code }) });

/** Answers a call whose handler throws. The handler has set caching headers and another content type. */
async function response(error: unknown) {
  const app = createServer();
  app.get('/', async (_request, reply) => {
    void reply.header('etag', '"1"').header('cache-control', 'public').type('text/plain');
    throw error;
  });
  const { statusCode, headers, payload } = await app.inject('/');
  await app.close();
  return { status: statusCode, headers, body: JSON.parse(payload) as unknown };
}

test.each([
  [
    new Refusal(418, 'teapot', 'Not coffee', { field: 'cup', messageRu: 'только чай' }),
    418,
    { code: 'teapot', field: 'cup', message: 'Not coffee', messageRu: 'только чай' },
  ],
  [
    new Refusal(400, 'bad_value', 'x is odd', 'x'),
    400,
    { code: 'bad_value', field: 'x', message: 'x is odd' },
  ],
  [new Refusal(409, 'taken', 'Taken'), 409, { code: 'taken', message: 'Taken' }],
  [notFound('The lot'), 404, { code: 'not_found', message: 'The lot does not exist' }],
  [
    new CostInputError('year', 'is missing', 'не указан год'),
    400,
    { code: 'bad_value', field: 'year', message: 'is missing', messageRu: 'не указан год' },
  ],
  [
    new LeadRefused({ code: 'bad_value', field: 'tel', message: 'No number', messageRu: 'проверьте номер' }),
    400,
    { code: 'bad_value', field: 'tel', message: 'No number', messageRu: 'проверьте номер' },
  ],
  [
    new LeadRefused({ code: 'conflict', field: 'idempotency_key', message: 'Other content' }),
    409,
    { code: 'conflict', field: 'idempotency_key', message: 'Other content' },
  ],
  [
    new StoreUnavailable('secret'),
    503,
    { code: 'not_ready', message: 'The catalogue is temporarily unavailable; try again later' },
  ],
  [
    new StateUnavailable('SQLITE_BUSY', 'secret'),
    503,
    { code: 'not_ready', message: 'The service is temporarily unavailable; try again later' },
  ],
  [
    createFastifyError(503),
    503,
    { code: 'not_ready', message: 'The service is temporarily unavailable; try again later' },
  ],
  [
    new PicturesBusy('secret'),
    503,
    { code: 'busy', message: 'Too many pictures wait to be drawn; try again later' },
  ],
  [createFastifyError(400), 400, { code: 'bad_request', message: 'secret' }],
  [
    createFastifyError(400, 'FST_ERR_BAD_URL'),
    400,
    { code: 'bad_request', message: 'The path contains a percent-encoding that is not UTF-8' },
  ],
  [
    createFastifyError(414, 'FST_ERR_MAX_PARAM_LENGTH'),
    404,
    { code: 'not_found', message: 'A part of the path is too long' },
  ],
  [createFastifyError(404), 404, { code: 'not_found', message: 'secret' }],
  [createFastifyError(405), 405, { code: 'method_not_allowed', message: 'secret' }],
  [createFastifyError(408), 408, { code: 'timeout', message: 'secret' }],
  [createFastifyError(413), 413, { code: 'too_large', message: 'secret' }],
  [createFastifyError(415, 'FST_ERR_OTHER'), 415, { code: 'unsupported_media_type', message: 'secret' }],
  [createFastifyError(429), 429, { code: 'too_many', message: 'secret' }],
  [createFastifyError(431), 431, { code: 'headers_too_large', message: 'secret' }],
  [createFastifyError(499), 499, { code: 'bad_request', message: 'secret' }],
  [createFastifyError(399), 500, { code: 'internal', message: 'Internal error; it has been logged' }],
  [createFastifyError(500), 500, { code: 'internal', message: 'Internal error; it has been logged' }],
  [createFastifyError(0), 500, { code: 'internal', message: 'Internal error; it has been logged' }],
  // Of a call that this program made, while its own client waits.
  [
    new DOMException('secret', 'AbortError'),
    500,
    { code: 'internal', message: 'Internal error; it has been logged' },
  ],
  [new Error('secret'), 500, { code: 'internal', message: 'Internal error; it has been logged' }],
])('%s is answered with %i and an error in JSON that may not be cached', async (error, status, expected) => {
  const { headers, ...rest } = await response(error);
  expect(rest).toEqual({ status, body: { error: expected } });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(headers).not.toHaveProperty('etag');
  expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined);
});

test('a refusal may have headers of its own', async () => {
  const refusal = new Refusal(429, 'too_many', 'Later', { headers: { 'retry-after': '17' } });
  expect((await response(refusal)).headers['retry-after']).toBe('17');
});

import { afterAll, expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { captureLog } from '../testing/capturedLog.ts';
import { withFallback } from './reportFailure.ts';
import { PATH_HEADER, REQUEST_ID_HEADER } from './requestId.ts';
import { runInScope } from './requestScope.ts';

const page = vi.hoisted(() => {
  // Test files share loaded modules. Those that have imported Next's own `headers` must be loaded again.
  vi.resetModules();
  return { headers: undefined as Headers | undefined };
});
vi.mock('next/headers', () => ({
  headers: async () => {
    if (!page.headers) throw new Error('`headers` was called outside a request scope');
    return page.headers;
  },
}));
afterAll(() => {
  vi.doUnmock('next/headers');
  vi.resetModules();
});

const failRequest = () =>
  Promise.reject(new ApiError({ kind: 'http', url: 'api/auctions/sets?type=japan_st', status: 503 }));

test('a failed call becomes the fallback and one log line with call and request', async () => {
  page.headers = new Headers({ [PATH_HEADER]: '/japan/czeny-na-avto', [REQUEST_ID_HEADER]: 'request-1' });
  const log = captureLog();
  expect(await withFallback('sets of lots', failRequest(), [])).toEqual([]);
  expect(log).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'warn',
      message: expect.stringMatching(/^sets of lots: call failed/),
      kind: 'http',
      status: 503,
      url: 'api/auctions/sets',
      detail: expect.stringContaining('answered 503'),
      path: '/japan/czeny-na-avto',
      requestId: 'request-1',
    },
  ]);
});

test('in a route handler the id of the request is used, or a new one; the query string is not logged', async () => {
  const log = captureLog();
  const response = (id: string) =>
    runInScope(
      new Request('http://main/api/words/japan?q=prius', { headers: { [REQUEST_ID_HEADER]: id } }),
      () => withFallback('names', failRequest(), undefined),
    );
  await response('given-by-gateway');
  await response('no id');
  expect(log.map(({ path }) => path)).toEqual(['/api/words/japan', '/api/words/japan']);
  expect(log[0]).toMatchObject({ requestId: 'given-by-gateway' });
  expect(log[1]?.['requestId']).toMatch(/^[\da-f]{32}$/);
});

test('outside of a request a failure is logged without request id', async () => {
  page.headers = undefined;
  const log = captureLog();
  await withFallback('rates', failRequest(), undefined);
  expect(log[0]).not.toHaveProperty('requestId');
});

test.each([
  [{ kind: 'http', url: 'x', status: 404 }, 'info'],
  [{ kind: 'network', url: 'x', detail: 'refused' }, 'warn'],
  [{ kind: 'timeout', url: 'x', afterMs: 8000 }, 'warn'],
  [{ kind: 'contract', url: 'x', field: 'items', detail: 'missing' }, 'error'],
] as const)('%o is of level %s', async (failure, level) => {
  const log = captureLog();
  await withFallback('lots', Promise.reject(new ApiError(failure)), []);
  expect(log).toMatchObject([{ level }]);
});

test('a call that was not made is not logged: the log has said why', async () => {
  const log = captureLog();
  const failure = { kind: 'suspended', url: 'x' } as const;
  expect(await withFallback('lots', Promise.reject(new ApiError(failure)), [])).toEqual([]);
  expect(log).toEqual([]);
});

test('rethrows every other error without logging it', async () => {
  const log = captureLog();
  await expect(withFallback('lots', Promise.reject(new TypeError('ours')), [])).rejects.toThrow('ours');
  expect(log).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { loadResponse } from './loadResponse.ts';

const fetchSpy = vi.fn<(request: Request) => Promise<Response>>();
const NodeRequest = globalThis.Request;
/** A request as a browser makes it: a path is relative to the page. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://main') : input, init);
  }
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', fetchSpy.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const query = parseCatalogueUrl('brand=toyota&page=2');
const load = (slice: { offset?: number; limit?: number } = {}, { signal } = new AbortController()) =>
  loadResponse('japan-main', { query, signal, ...slice });
const respondWith = (...statuses: readonly number[]) => {
  for (const status of statuses)
    fetchSpy.mockImplementationOnce(async () => Response.json({ key: 'k' }, { status }));
};

test.each([
  [{}, ''],
  [{ offset: 0, limit: 24 }, '&offset=0&take=24'],
  [{ offset: 36 }, '&offset=36&take='],
])('%j is requested from the host of the page', async (slice, tail) => {
  respondWith(200);
  expect(await load(slice)).toEqual({ key: 'k' });
  expect(fetchSpy.mock.calls.map(([{ method, url }]) => [method, url])).toEqual([
    ['GET', `http://main/api/catalog/japan-main?brand=toyota&page=2${tail}`],
  ]);
});

test.each([
  [[502, 503, 200], 3, undefined],
  [[504, 200], 2, undefined],
  [[503, 503, 503, 200], 3, 503],
  [[500, 200], 1, 500],
  [[404, 200], 1, 404],
])('the answers %j: %d calls, the error %s', async (statuses, calls, error) => {
  respondWith(...statuses);
  const outcome = load().then(
    () => undefined,
    (failure: { cause: { response: Response } }) => failure.cause.response.status,
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toBe(error);
  expect(fetchSpy).toHaveBeenCalledTimes(calls);
});

test('a cancelled call ends with an AbortError', async () => {
  const controller = new AbortController();
  fetchSpy.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const outcome = expect(load({}, controller)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await outcome;
});

test('a call without an answer ends after fifteen seconds', async () => {
  fetchSpy.mockImplementation(() => new Promise(() => {}));
  const onEnd = vi.fn();
  load().catch(onEnd);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onEnd.mock.calls).toMatchObject([[{ name: 'Outage', cause: { name: 'TimeoutError' } }]]);
});

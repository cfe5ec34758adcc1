import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFinder, type FinderChange, type FinderFields } from './createFinder.ts';

const NOUN = ['лот', 'лота', 'лотов'];
/** Requests so far, each with the function that answers it. Cancelled ones can still be answered, as on a bad network. */
let requests: { search: string; response: (body: object, status?: number) => Promise<void> }[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: { accept: string } }) => {
    // Without this header the site redirects to the list.
    expect(headers.accept).toBe('application/json');
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({
      search: decodeURIComponent(address.replace('/api/finder?', '')),
      response: async (body, status = 200) => {
        resolve(Response.json(body, { status }));
        await vi.advanceTimersByTimeAsync(0);
      },
    });
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startFinder() {
  const shown: FinderChange[] = [];
  const { change } = createFinder((next) => shown.push(next));
  return {
    shown,
    change: (field: string, fields: Record<string, string>) => change(toFields(fields), field),
  };
}
const toFields = (fields: Record<string, string>): FinderFields => new Map(Object.entries(fields));

test('a new year requests the count at once', async () => {
  const { shown, change } = startFinder();
  change('year_min', { catalog: 'japan-main', year_min: '2020' });
  expect(shown).toEqual([{ busy: true }]);
  expect(requests.map(({ search }) => search)).toEqual(['catalog=japan-main&year_min=2020']);
  await requests[0]?.response({ count: 7, noun: NOUN });
  expect(shown.at(-1)).toEqual({ count: 7, noun: NOUN, busy: false });
});

test('typing sends one request, after a pause; until then the count is marked as out of date', async () => {
  const { shown, change } = startFinder();
  for (const cost of ['1', '15', '150']) change('cost_ru_max', { catalog: 'bike', cost_ru_max: cost });
  expect(shown.every(({ busy }) => busy)).toBe(true);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.map(({ search }) => search)).toEqual(['catalog=bike&cost_ru_max=150']);
});

test('a new brand requests its models, without the model of the previous brand', async () => {
  const { shown, change } = startFinder();
  change('brand', { catalog: 'japan-main', brand: 'HONDA', model: 'PRIUS' });
  expect(shown).toEqual([{ models: undefined, busy: true }]);
  expect(requests[0]?.search).toBe('catalog=japan-main&brand=HONDA&names=1');
  const models = [{ value: 'FIT', label: 'Fit' }];
  await requests[0]?.response({ count: 3, noun: NOUN, models });
  expect(shown.at(-1)).toMatchObject({ count: 3, models });
});

test('an outdated answer is dropped, and its names are requested again', async () => {
  const { shown, change } = startFinder();
  change('brand', { catalog: 'japan-main', brand: 'HONDA' });
  change('year_min', { catalog: 'japan-main', brand: 'HONDA', year_min: '2020' });
  await requests[1]?.response({ count: 2, noun: NOUN, models: [] });
  await requests[0]?.response({ count: 99, noun: NOUN, models: [] });
  expect(requests[1]?.search).toContain('names=1');
  expect(shown.at(-1)).toMatchObject({ count: 2, busy: false });
  expect(shown.map(({ count }) => count)).not.toContain(99);
});

test('after a failure the count is unknown, and the next change sends a request', async () => {
  const { shown, change } = startFinder();
  change('brand', { catalog: 'japan-main', brand: 'HONDA' });
  await requests[0]?.response({ error: {} }, 503);
  expect(shown.at(-1)).toEqual({ count: undefined, busy: false });
  change('year_min', { catalog: 'japan-main', brand: 'HONDA', year_min: '2020' });
  await requests[1]?.response({ count: 4, noun: NOUN, models: [] });
  expect(shown.at(-1)).toMatchObject({ count: 4, models: [] });
});

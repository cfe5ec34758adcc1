import { beforeEach, expect, test, vi } from 'vitest';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { ApiError } from '@vvoz/api/errors';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import { hashLots } from './hashLots.ts';
import { createStorefront } from '../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { createCatalogueResponseRoute } from './catalogueResponseRoute.ts';

const content = { page: vi.fn() };
const backend = { cars: vi.fn(), facets: vi.fn(), counts: vi.fn() };
const GET = createCatalogueResponseRoute(
  createStorefront('main', createFakeBackend({ v1: { sets: async () => [] }, v2: backend, content })),
);

const sendRequest = async (search: string) => {
  const request = new Request(`http://main/api/catalog/japan-main?${search}`);
  const response = await GET(request, { template: 'japan-main' });
  const answer = (await response.json()) as CatalogueResponse;
  return { status: response.status, headers: response.headers, answer };
};

beforeEach(() => {
  content.page.mockResolvedValue({ title: 'Авто с аукционов Японии' });
  backend.cars.mockResolvedValue({ count: 0, items: [] });
  backend.facets.mockResolvedValue({ options: {}, histograms: {} });
});

test('an empty list comes with steps that find lots, each counted by the backend', async () => {
  const counts: Readonly<Record<string, number>> = { 'brand=toyota': 14, 'brand=toyota&color=green': 9 };
  backend.counts.mockImplementation(async (_scope: unknown, queries: readonly CatalogueQuery[]) =>
    queries.map((query) => counts[formatCatalogueUrl(query)] ?? 0),
  );
  const { answer } = await sendRequest('brand=toyota&lot=1');
  expect(answer).toMatchObject({
    key: 'brand=toyota&lot=1',
    count: 0,
    relaxed: [{ text: 'без номера лота', count: 14, search: 'brand=toyota' }],
  });
  expect(answer).not.toHaveProperty('query');
});

test('heading and title belong to the filters: those of a landing tell count and price', async () => {
  backend.cars.mockResolvedValue({ count: 214, items: [] });
  backend.facets.mockResolvedValue({ options: {}, histograms: { cost: { bins: [], min: 512_000 } } });
  const readTitles = async (search: string) => (await sendRequest(search)).answer.titles;
  expect(await readTitles('brand=lexus')).toEqual({
    heading: 'Lexus с аукционов Японии',
    title: 'Lexus с аукционов Японии: 214\u00A0лотов от 512\u00A0000\u00A0₽',
  });
  const heading = 'Авто с аукционов Японии';
  expect(await readTitles('color=green&year_min=2019')).toEqual({ heading, title: heading });
});

test('without counts an empty list has no steps', async () => {
  const log = captureLog();
  backend.counts.mockRejectedValue(new ApiError({ kind: 'http', url: 'api/v2/relax', status: 503 }));
  const { status, answer } = await sendRequest('brand=honda&lot=2');
  expect([status, answer.relaxed]).toEqual([200, []]);
  expect(log.at(-1)).toMatchObject({ status: 503, message: expect.stringMatching(/^counts of steps /) });
});

test('an unknown set is a 404 and not logged; a failing backend is a 503, logged with the request', async () => {
  const log = captureLog();
  const { facets } = backend;
  facets.mockRejectedValue(new ApiError({ kind: 'http', url: 'api/v2/facets', status: 400 }));
  expect((await sendRequest('set_id=99999')).status).toBe(404);
  expect(log).toEqual([]);
  facets.mockRejectedValue(new ApiError({ kind: 'network', url: 'api/v2/facets', detail: 'refused' }));
  const failed = await sendRequest('set_id=99998');
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
  expect(log).toMatchObject([{ level: 'warn', url: 'api/v2/facets', path: '/api/catalog/japan-main' }]);
});

test.each<[string, { offset: number; limit: number }]>([
  ['offset=24&take=36', { offset: 24, limit: 36 }],
  ['offset=0', { offset: 0, limit: 12 }],
  ['offset=5&take=0', { offset: 5, limit: 1 }],
  ['offset=6&take=100', { offset: 6, limit: 100 }],
  ['offset=7&take=101', { offset: 7, limit: 100 }],
  ['offset=8&take=abc', { offset: 8, limit: 12 }],
  ['offset=10000001', { offset: 10_000_000, limit: 12 }],
])('%s loads only that part of the list', async (search, slice) => {
  backend.cars.mockClear().mockResolvedValue({ count: 90, items: [] });
  backend.facets.mockClear();
  const { answer, headers } = await sendRequest(`brand=isuzu&${search}`);
  expect(answer).toEqual({ key: 'brand=isuzu', count: 90, items: [], hash: hashLots([]) });
  expect(headers.get('cache-control')).toBe('public, max-age=15, s-maxage=5, stale-while-revalidate=8');
  expect(backend.cars.mock.calls.map(([type, , part]) => [type, part])).toEqual([['japan', slice]]);
  expect(backend.facets).not.toHaveBeenCalled();
});

test('a list with lots sends no count requests', async () => {
  backend.cars.mockResolvedValue({ count: 3, items: [] });
  backend.counts.mockClear();
  const { answer, headers } = await sendRequest('brand=mazda&page=3');
  expect(answer).toMatchObject({
    key: 'brand=mazda&page=3',
    count: 3,
    items: [],
    facets: { options: {}, histograms: {} },
  });
  expect(headers.get('cache-control')).toBe('public, max-age=15, s-maxage=5, stale-while-revalidate=8');
  expect(backend.cars).toHaveBeenLastCalledWith('japan', expect.anything(), { limit: 12, offset: 24 });
  expect(backend.counts).not.toHaveBeenCalled();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { readAtom } from '@vvoz/seo/feed/testing/readAtom';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { createStorefront } from '../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { createFeedRoute } from './feedRoute.ts';

const images = [0, 1].map((frame) => `/pictures/japan/a/${frame}?v=1`);
const ARRIVALS = [
  { lot: { ...prius, id: 'new', images }, addedAt: '2026-11-22T10:00:00.500Z' },
  { lot: { ...prius, id: 'a б', images: [] }, addedAt: '2026-11-21T10:00:00.000Z' },
];
const v2 = {
  arrivals: vi.fn(),
  facets: async () => ({
    options: { brand: [{ value: 'TOYOTA', label: 'TOYOTA', count: 5 }] },
    histograms: {},
  }),
  landings: async () => ({ items: [], next: null }),
};
const calc = {
  batch: async (questions: readonly unknown[]) => ({
    items: questions.map(() => ({ receipts: { poshlina: { totals: { total: 1_448_982 } } } })),
  }),
};
const content = {
  page: async () => {
    throw new ApiError({ kind: 'http', url: 'api/pages', status: 404 });
  },
};

beforeEach(() => {
  v2.arrivals.mockReset().mockResolvedValue(ARRIVALS);
});

function read(list: string, headers: Record<string, string> = {}): Promise<Response> {
  const site = createStorefront('main', createFakeBackend({ v2, calc, content } as never));
  const GET = createFeedRoute({ ...site, origin: () => 'https://vvoz.example' });
  return GET(new Request(`http://main/api/feed?list=${encodeURIComponent(list)}`, { headers }));
}
const LIST = '/japan/czeny-na-avto';

test('a feed has the lots that were added last, with lasting ids, price and picture', async () => {
  const response = await read(`${LIST}/toyota?year_min=2012&page=3&order_by=price_asc&mileage_max=many`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=15',
    'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT',
    'x-robots-tag': 'noindex',
  });
  const xml = await response.text();
  const { title, entries } = readAtom(xml);
  expect(title).toBe('Новые лоты: Toyota не старше 2012 года с аукционов Японии');
  expect(entries.map(({ id, url, updated }) => [id, url, updated])).toEqual([
    ['tag:vvoz.example,2026:lot/japan/new', 'https://vvoz.example/cars/japan/new', ARRIVALS[0]?.addedAt],
    [
      'tag:vvoz.example,2026:lot/japan/a%20%D0%B1',
      'https://vvoz.example/cars/japan/a%20%D0%B1',
      ARRIVALS[1]?.addedAt,
    ],
  ]);
  expect(entries[0]?.html).toContain('https://vvoz.example/pictures/japan/a/1?v=1&amp;w=640');
  expect(entries[0]?.html).toMatch(/≈.1,45.млн.₽/u);
  expect(xml).toContain('list=/japan/czeny-na-avto/toyota?year_min=2012"');
});

test('a feed is as new as its newest lot, though that is not the first one', async () => {
  const [newest, older] = ARRIVALS;
  v2.arrivals.mockResolvedValue([{ lot: { ...prius, id: 'undated', images } }, older, newest]);
  const response = await read(LIST);
  expect(response.headers.get('last-modified')).toBe('Sun, 22 Nov 2026 10:00:00 GMT');
  expect(readAtom(await response.text()).entries.map(({ updated }) => updated)).toEqual([
    '1970-01-01T00:00:00.000Z',
    older?.addedAt,
    newest?.addedAt,
  ]);
});

test('only filters reach the backend: order, page and unreadable values are dropped', async () => {
  await read(`${LIST}/toyota?year_min=2012&page=3&order_by=price_asc&mileage_max=many`);
  expect(v2.arrivals).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({
      lists: { brand: ['TOYOTA'] },
      ranges: { year: { min: 2012 } },
      page: 1,
      order: 'date_desc',
    }),
    50,
  );
});

test('a reader that has the feed gets 304, by tag or by time', async () => {
  const etag = (await read(LIST)).headers.get('etag') ?? '';
  const known = await read(LIST, { 'if-none-match': `"other", W/${etag}` });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await read(LIST, { 'if-none-match': '"other"' })).status).toBe(200);
  const readSince = (time: string) => read(LIST, { 'if-modified-since': time });
  expect((await readSince('Sun, 22 Nov 2026 10:00:00 GMT')).status).toBe(304);
  expect((await readSince('Sun, 22 Nov 2026 09:59:59 GMT')).status).toBe(200);
  expect((await readSince('yesterday')).status).toBe(200);
  // The tag alone counts when a reader sends both: a price changes without a new lot.
  const both = { 'if-none-match': '"other"', 'if-modified-since': 'Sun, 22 Nov 2026 10:00:00 GMT' };
  expect((await read(LIST, both)).status).toBe(200);
});

test.each(['', '/nosuch', `${LIST}/nosuchbrand`, 'https://other.example/'])(
  '«%s» has no feed',
  async (list) => expect((await read(list)).status).toBe(404),
);

test('an empty list has an empty feed', async () => {
  v2.arrivals.mockResolvedValue([]);
  expect(readAtom(await (await read(LIST)).text()).entries).toEqual([]);
});

test('without the backend the answer is a 503 that says when to try again', async () => {
  captureLog();
  v2.arrivals.mockRejectedValue(new ApiError({ kind: 'network', url: 'api/v2/arrivals', detail: 'refused' }));
  const response = await read(LIST);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import type { LandingSelection } from '@vvoz/api/v2/encodeLandings';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { MIN_LANDING_LOTS } from '@vvoz/seo/decideIndexing';
import { readSitemap } from '@vvoz/seo/sitemap/testing/readSitemap';
import { createStorefront } from '../../data/createStorefront.ts';
import { createSitemapPartRoute, createSitemapRoute } from './sitemapRoutes.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';

const CHANGED = '2026-11-03T00:05:00.000Z';
/** Models of the catalogue: three parts. */
const MODELS = 45_000;
const listModel = (at: number) => ({ names: ['TOYOTA', `MODEL ${at}`], count: 3, changed: CHANGED });

const BRANDS = ['TOYOTA', 'LAND ROVER', 'LAND-ROVER', 'KONTAKTY', 'YAPONIYA', 'ЛАДА'];

/** A catalogue with diesel crossovers. */
const KINDS = {
  options: {
    bodyKind: [{ value: 'crossover', count: 5 }],
    engineKind: [{ value: 'diesel', count: 5 }],
  },
  histograms: {},
};

/** Serves many models of the Japanese auctions, and a few brands of every catalogue. */
function createApi() {
  const pages: unknown[] = [];
  const landings = async (
    { template, level, minLots }: LandingSelection,
    { after, limit }: { readonly after?: string | undefined; readonly limit: number },
  ) => {
    pages.push([template, level, minLots, after]);
    if (level === 'brand')
      return { items: BRANDS.map((name) => ({ names: [name], count: 9, changed: CHANGED })), next: null };
    const from = after === undefined ? 0 : Number(after) + 1;
    const length = Math.min(limit, MODELS - from);
    const items = Array.from({ length }, (_, at) => listModel(from + at));
    return { items, next: length === limit ? String(from + length - 1) : null };
  };
  const landingParts = async ({ template, level }: LandingSelection, size: number) => {
    if (level === 'brand') return { items: [{ after: null, count: BRANDS.length, changed: CHANGED }] };
    const length = level === 'model' && template === 'japan-main' ? Math.ceil(MODELS / size) : 0;
    return {
      items: Array.from({ length }, (_, at) => ({
        after: at === 0 ? null : String(at * size - 1),
        count: Math.min(size, MODELS - at * size),
        changed: CHANGED,
      })),
    };
  };
  const items = [
    { path: '/', template: 'home' },
    { path: '/japan/czeny-na-avto', template: 'japan-main' },
    { path: '/china/czeny-na-avto', template: 'china' },
    { path: '/otzyvy', template: 'otzyvy', count: 17, changed: '2026-10-01' },
    { path: '/informacziya/tamozhnya/лицо', template: 'article', changed: '2026-09-01' },
  ];
  return {
    pages,
    v2: { landings: vi.fn(landings), landingParts, facets: async () => KINDS },
    content: { pages: async () => ({ items }) },
  };
}

const createSite = (api: ReturnType<typeof createApi>, host: Host = 'main') =>
  createStorefront(host, createFakeBackend(api));

const readIndex = async (site: ReturnType<typeof createSite>) =>
  readSitemap('sitemapindex', await (await createSitemapRoute(site)(new Request('http://x/'))).text());

const openPart = (site: ReturnType<typeof createSite>, part: string) =>
  createSitemapPartRoute(site)(new Request('http://x/'), { part });

async function readPart(site: ReturnType<typeof createSite>, part: string) {
  const response = await openPart(site, part);
  expect(response.headers.get('content-type')).toBe('application/gzip');
  return readSitemap('urlset', gunzipSync(await response.bytes()).toString());
}

test('the index names the pages, and every part of the catalogues whose main place is the host', async () => {
  const index = await readIndex(createSite(createApi()));
  const names = index.map(({ loc }) => loc.replace('http://localhost:3000/sitemaps/', ''));
  expect(names).toContain('pages.xml.gz');
  expect(names.filter((name) => name.startsWith('japan-main.'))).toEqual([
    'japan-main.brand.1.xml.gz',
    ...[1, 2, 3].map((at) => `japan-main.model.${at}.xml.gz`),
  ]);
  expect(names.filter((name) => /^(?:china|spec)\./.test(name))).toEqual([]);
  expect(index.every(({ lastmod }) => lastmod === CHANGED)).toBe(true);
});

test('the parts together have every landing with enough lots once', async () => {
  const api = createApi();
  const site = createSite(api);
  const parts = await Promise.all([1, 2, 3].map((at) => readPart(site, `japan-main.model.${at}.xml.gz`)));
  expect(parts.map(({ length }) => length)).toEqual([20_000, 20_000, 5000]);
  expect(new Set(parts.flat().map(({ loc }) => loc)).size).toBe(MODELS);
  expect(parts[1]?.[0]).toEqual({
    loc: 'http://localhost:3000/japan/czeny-na-avto/toyota/model-20000',
    lastmod: CHANGED,
  });
  expect(api.pages.every((page) => (page as unknown[])[2] === MIN_LANDING_LOTS)).toBe(true);
});

test('a part is read from the backend as fast as its reader takes it', async () => {
  const api = createApi();
  const { body } = await openPart(createSite(api), 'japan-main.model.1.xml.gz');
  const reader = body!.getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 20));
  // The compressor reads some pages ahead; the part has twenty.
  expect(api.pages.length).toBeLessThan(20);
  await reader.cancel();
});

test('a brand has the canonical address of its page, and no entry if another page has that address', async () => {
  const names = (await readPart(createSite(createApi(), 'spec'), 'spec.brand.1.xml.gz')).map(
    ({ loc }) => loc,
  );
  expect(names).toEqual([
    'http://localhost:3002/toyota',
    'http://localhost:3002/land-rover',
    'http://localhost:3002/%D0%BB%D0%B0%D0%B4%D0%B0',
  ]);
});

test('pages: a catalogue at its main place, with the change of its lots; each page of a list', async () => {
  const pages = await readPart(createSite(createApi()), 'pages.xml.gz');
  expect(pages.map(({ loc, lastmod }) => [loc.replace('http://localhost:3000', ''), lastmod])).toEqual([
    ['/', undefined],
    ['/japan/czeny-na-avto', CHANGED],
    ['/japan/czeny-na-avto?body_kind=crossover', CHANGED],
    ['/japan/czeny-na-avto?engine_kind=diesel', CHANGED],
    ['/japan/czeny-na-avto?body_kind=crossover&engine_kind=diesel', CHANGED],
    ['/otzyvy', '2026-10-01'],
    ['/otzyvy?page=2', '2026-10-01'],
    ['/otzyvy?page=3', '2026-10-01'],
    ['/informacziya/tamozhnya/%D0%BB%D0%B8%D1%86%D0%BE', '2026-09-01'],
  ]);
});

test('a catalogue is as new as the newest of its text and its lots', async () => {
  const api = createApi();
  const days = ['2026-10-02', CHANGED, '2026-10-05'];
  api.v2.landingParts = async () => ({
    items: days.map((changed) => ({ after: null, count: BRANDS.length, changed })),
  });
  const readChange = async () =>
    (await readPart(createSite(api), 'pages.xml.gz')).find(({ loc }) => loc.endsWith('/czeny-na-avto'))
      ?.lastmod;
  expect(await readChange()).toBe(CHANGED);
  const { items } = await api.content.pages();
  api.content.pages = async () => ({ items: items.map((item) => ({ ...item, changed: '2026-11-20' })) });
  expect(await readChange()).toBe('2026-11-20');
});

test('texts that are the same on every host are in the sitemap of main only', async () => {
  const pages = await readPart(createSite(createApi(), 'spec'), 'pages.xml.gz');
  expect(pages.map(({ loc }) => new URL(loc).pathname)).toEqual(['/']);
});

test.each([
  'japan-main.model.4.xml.gz',
  'japan-main.color.1.xml.gz',
  'china.brand.1.xml.gz',
  'moon.brand.1.xml.gz',
  'japan-main.model.1.xml',
])('%s does not exist on main', async (name) => {
  expect((await openPart(createSite(createApi()), name)).status).toBe(404);
});

test('a failure before the first page is a 503, a later one aborts the file', async () => {
  const log = captureLog();
  const api = createApi();
  const site = createSite(api);
  const failure = new ApiError({ kind: 'http', url: 'api/v2/landings', status: 503 });
  const response = await openPart(site, 'japan-main.model.1.xml.gz');
  api.v2.landings.mockRejectedValue(failure);
  await expect(response.bytes()).rejects.toThrow();
  expect((await openPart(site, 'japan-main.model.2.xml.gz')).status).toBe(503);
  expect(log.map(({ message }) => message)).toEqual([
    'Streamed response aborted',
    'Backend request failed, 503 sent',
  ]);
});

test('a reader who leaves is not logged', async () => {
  const log = captureLog();
  const api = createApi();
  const response = await openPart(createSite(api), 'japan-main.model.1.xml.gz');
  api.v2.landings.mockRejectedValue(new DOMException('This operation was aborted', 'AbortError'));
  await expect(response.bytes()).rejects.toThrow('aborted');
  expect(log).toEqual([]);
});

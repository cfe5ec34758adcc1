import { expect, test } from 'vitest';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { findTemplate, type TemplateName } from '@vvoz/catalogue/templates/templates';
import { createV1Client } from '../v1/v1Client.ts';
import { createV2Client } from '../v2/v2Client.ts';
import { createCatalogueRequests, loadCar, type CatalogueRequests } from './catalogueRequests.ts';

const LOT = { ID: '7', TYPE: 'left', MARKA_NAME: 'TESLA', MODEL_NAME: 'MODEL 3', CURRENCY: 'JPY' };
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/auctions/filter': {
    items: [
      { id: 'year', title: 'Год', inputs: [{ id: 'a', name: 'year_min', min: 2012, max: 2026 }] },
      { id: 'mileage', title: 'Пробег', disabled: true, inputs: [{ id: 'b', name: 'mileage_min' }] },
      {
        id: 'gearbox',
        title: 'Коробка',
        type: 'list',
        inputs: [
          {
            id: 'c',
            name: 'kpp',
            options: [
              { id: '1', name: 'kpp', value: 'AT', label: 'Автомат', count: 7, meta: { popular: 1 } },
              {
                id: '2',
                name: 'kpp',
                value: 'MT_RIO_KIA',
                label: '?',
                meta: { brandName: 'KIA', modelName: 'RIO' },
              },
            ],
          },
        ],
      },
      { id: 'moonroof', title: '?', inputs: [{ id: 'a', name: 'moonroof', min: 1, max: 2 }] },
    ],
  },
  '/api/auto/korean/filter/eng_v': {
    items: ['998', '1998', '3470'].map((value) => ({ id: value, name: 'eng_v', value, label: value })),
  },
  '/api/auto/left/7': LOT,
};

/**
 * Creates the calls of a catalogue and records the addresses that they request. `missing` paths answer with `status`.
 */
function createRequests(name: TemplateName, missing: readonly string[] = [], status = 404) {
  const requests: string[] = [];
  const urls: string[] = [];
  const options = {
    baseUrl: 'http://backend',
    warn: () => {},
    fetch: async (request: RequestInfo | URL) => {
      const { url } = request as Request;
      const { pathname, searchParams } = new URL(url);
      urls.push(url);
      requests.push(
        `${pathname} ${searchParams.get('type') ?? '-'} ${searchParams.get('type_parent') ?? '-'}`,
      );
      if (missing.includes(pathname)) return Response.json({}, { status });
      const empty = { count: 1, items: [], options: {}, histograms: {}, counts: [1] };
      return Response.json(ANSWERS[pathname] ?? empty);
    },
  };
  const clients = { v1: createV1Client(options), v2: createV2Client(options) };
  const template = findTemplate(name);
  if (!template) throw new Error(`no template ${name}`);
  return { requests, urls, clients, template, calls: createCatalogueRequests(clients, template) };
}

const callAll = async (calls: CatalogueRequests, query: CatalogueQuery = EMPTY_QUERY) => {
  await calls.cars(query, { limit: 3 });
  for (const name of ['count', 'brands', 'models', 'series', 'colors', 'facets'] as const)
    await calls[name](query);
  await calls.counts([query]);
};

test.each<[TemplateName, readonly string[]]>([
  [
    'japan-main',
    [
      ...['cars', 'count', 'brands', 'models', 'series', 'colors', 'facets'].map(
        (call) => `/api/v2/${call} japan -`,
      ),
      '/api/v2/relax - -',
    ],
  ],
  [
    'left-hand',
    [
      '/api/auto/left - japan',
      '/api/auctions/count left japan',
      '/api/auto/left/filter/brands - japan',
      '/api/auctions/models left japan',
      '/api/auto/left/filter/series - japan',
      '/api/auctions/colors left japan',
      '/api/v2/facets left japan',
      '/api/v2/relax - -',
    ],
  ],
  [
    'spec',
    [
      '/api/auctions spec -',
      ...['count', 'brands', 'models', 'series', 'colors'].map((call) => `/api/auctions/${call} spec -`),
      '/api/v2/facets spec -',
      '/api/v2/relax - -',
    ],
  ],
])('%s is requested by the calls of its version', async (name, expected) => {
  const { requests, calls } = createRequests(name);
  await callAll(calls);
  expect(requests).toEqual(expected);
});

test.each<TemplateName>(['japan-main', 'left-hand'])(
  'every call of %s asks for the lots of its own base filter only',
  async (name) => {
    const { urls, clients, template } = createRequests(name);
    const calls = createCatalogueRequests(clients, { ...template, base: { lists: { fee: ['wine'] } } });
    await callAll(calls);
    await calls.arrivals(EMPTY_QUERY, 3);
    // The answer is not that of this call.
    await calls.sales(EMPTY_QUERY).catch(() => undefined);
    expect(urls).toHaveLength(10);
    expect(urls.filter((url) => !url.includes('wine'))).toEqual([]);
  },
);

test('a lot is loaded by the call of its type', async () => {
  const { requests, clients } = createRequests('left-hand');
  expect(await loadCar(clients, 'left', '7')).toMatchObject({ id: '7', brand: 'TESLA' });
  await expect(loadCar(clients, 'japan', '7')).rejects.toThrow();
  expect(requests).toEqual(['/api/auto/left/7 - -', '/api/v2/cars/japan/7 - -']);
});

test.each([500, 400])(
  'status %i of the call for all facets is thrown, and no calls for single facets follow',
  async (status) => {
    const { requests, calls } = createRequests('korean', ['/api/v2/facets'], status);
    await expect(calls.facets(EMPTY_QUERY)).rejects.toMatchObject({ failure: { status } });
    expect(requests).toEqual(['/api/v2/facets korean -']);
  },
);

test('names, colours and ranges are loaded one by one from a backend without the call for all facets', async () => {
  const { requests, calls } = createRequests('korean', ['/api/v2/facets']);
  const facets = await calls.facets({ ...EMPTY_QUERY, lists: { brand: ['KIA'] } });
  expect(facets).toEqual({
    options: {
      gearbox: [
        { value: 'AT', count: 7, popular: true },
        { value: 'MT', count: 0, brand: 'KIA', model: 'RIO' },
      ],
      brand: [],
      model: [],
      kuzov: [],
      color: [],
    },
    // The field is disabled, so no control is drawn for it.
    absent: ['mileage'],
    histograms: {
      year: { bins: [{ from: 2012, to: 2026, count: 0 }] },
      engine: { bins: [{ from: 998, to: 3470, count: 0 }] },
    },
  });
  expect(requests.map((address) => address.split(' ')[0]).toSorted()).toEqual([
    '/api/auctions/colors',
    '/api/auctions/filter',
    '/api/auctions/models',
    '/api/auto/korean/filter/brands',
    '/api/auto/korean/filter/eng_v',
    '/api/v2/facets',
  ]);
});

test('counts are loaded one by one from a backend without the call for several', async () => {
  const { requests, calls } = createRequests('korean', ['/api/v2/relax']);
  expect(await calls.counts([EMPTY_QUERY, { ...EMPTY_QUERY, lists: { brand: ['KIA'] } }])).toHaveLength(2);
  expect(requests).toHaveLength(3);
});

test('an unexpected error of the call for all facets is thrown', async () => {
  const { clients } = createRequests('korean');
  const template = findTemplate('korean');
  if (!template) throw new Error('no template');
  const v2 = { ...clients.v2, facets: () => Promise.reject(new TypeError('a bug')) };
  await expect(createCatalogueRequests({ ...clients, v2 }, template).facets(EMPTY_QUERY)).rejects.toThrow(
    'a bug',
  );
});

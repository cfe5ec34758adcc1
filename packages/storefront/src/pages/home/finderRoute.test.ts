import { expect, test } from 'vitest';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { ApiError } from '@vvoz/api/errors';
import { createStorefront } from '../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { createFinderRoute } from './finderRoute.ts';

const BRANDS = [
  { value: 'TOYOTA', count: 9, popular: true },
  { value: 'BMW', count: 3 },
];
const v2 = {
  facets: async (_scope: object, { lists }: CatalogueQuery) => ({
    options: {
      brand: BRANDS,
      bodyKind: [{ value: 'minivan', count: 4 }],
      ...(lists.brand?.[0] === 'TOYOTA' ? { model: [{ value: 'PRIUS', brand: 'TOYOTA', count: 5 }] } : {}),
    },
    histograms: {},
  }),
  // The count is the length of the address, so that each query has its own.
  count: async (_type: string, query: CatalogueQuery) => formatCatalogueUrl(query).length,
};
const GET = createFinderRoute(createStorefront('main', createFakeBackend({ v2 })));
const sendRequest = (search: string, accept = 'text/html') =>
  GET(new Request(`http://main/api/finder?${search}`, { headers: { accept } }));
const findTarget = async (search: string) => (await sendRequest(search)).headers.get('location');

test.each([
  ['', '/japan/czeny-na-avto?order_by=date_asc'],
  [
    'catalog=japan-main&brand=TOYOTA&model=PRIUS&year_min=2019&cost_ru_max=1,5 млн',
    '/japan/czeny-na-avto/toyota/prius?year_min=2019&cost_ru_max=1500000&order_by=date_asc',
  ],
  ['catalog=bike&brand=&model=&year_min=&cost_ru_max=', '/moto/onlajn-aukcziony?order_by=date_asc'],
  ['body_kind=minivan', '/japan/czeny-na-avto?body_kind=minivan&order_by=date_asc'],
  // Motorcycles have no bodies, and this word is none.
  ['catalog=bike&body_kind=minivan', '/moto/onlajn-aukcziony?order_by=date_asc'],
  ['body_kind=cart', '/japan/czeny-na-avto?order_by=date_asc'],
  ['catalog=no-such&brand=BMW', '/japan/czeny-na-avto/bmw?order_by=date_asc'],
  // A catalogue of sold lots is not in the finder.
  ['catalog=japan&brand=BMW', '/japan/czeny-na-avto/bmw?order_by=date_asc'],
  // The catalogue does not have these names, so their pages would be 404.
  ['brand=ZAZ&model=968', '/japan/czeny-na-avto?order_by=date_asc'],
  ['brand=TOYOTA&model=X5', '/japan/czeny-na-avto/toyota?order_by=date_asc'],
  ['model=PRIUS&color=white&page=7', '/japan/czeny-na-avto?order_by=date_asc'],
  ['cost_ru_max=много&year_min=x', '/japan/czeny-na-avto?order_by=date_asc'],
])('a form with «%s» is redirected to %s', async (search, target) => {
  expect(await findTarget(search)).toBe(target);
});

test('a redirect is a 303 that is not cached', async () => {
  const { status, headers } = await sendRequest('catalog=bike');
  expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([303, 'no-store', 'accept']);
});

test('a script gets the count of the list that the form would lead to', async () => {
  const response = await sendRequest('catalog=japan-main&brand=TOYOTA&year_min=2019', 'application/json');
  expect(await response.json()).toEqual({
    count: 'brand=toyota&year_min=2019'.length,
    noun: ['лот', 'лота', 'лотов'],
  });
});

test('on request a script gets brands and models as visitors read them, sorted', async () => {
  const names = async (search: string) => (await sendRequest(`${search}&names=1`, 'application/json')).json();
  const brands = [
    { value: 'BMW', label: 'BMW' },
    { value: 'TOYOTA', label: 'Toyota', popular: true },
  ];
  expect(await names('brand=TOYOTA')).toMatchObject({ brands, models: [{ value: 'PRIUS', label: 'Prius' }] });
  expect(await names('brand=ZAZ')).not.toHaveProperty('models');
});

test('if names do not load, a form is still redirected and a script gets a 503', async () => {
  const log = captureLog();
  const failing = createFinderRoute(
    createStorefront(
      'main',
      createFakeBackend({
        v2: {
          facets: async () => {
            throw new ApiError({ kind: 'http', url: 'api/v2/facets', status: 500 });
          },
        },
      }),
    ),
  );
  const url = 'http://main/api/finder?brand=TOYOTA&year_min=2019';
  expect((await failing(new Request(url))).headers.get('location')).toBe(
    '/japan/czeny-na-avto/toyota?year_min=2019&order_by=date_asc',
  );
  const response = await failing(new Request(url, { headers: { accept: 'application/json' } }));
  expect(response.status).toBe(503);
  expect(log.map(({ path }) => path)).toEqual(['/api/finder', '/api/finder']);
});

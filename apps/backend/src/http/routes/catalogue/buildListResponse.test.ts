import { expect, test } from 'vitest';
import type { StoreQuery } from '../../../catalogue/buildStoreQuery.ts';
import type { Filter } from '../../../catalogue/filter.ts';
import { createStubServices } from '../testing/stubServices.ts';
import { buildListResponse } from './buildListResponse.ts';

const YEAR: Filter = { op: 'range', field: 'year', min: 2019 };
const CALL: StoreQuery = { type: 'bike', conditions: new Map([['year', YEAR]]) };

type ListPosition = Parameters<typeof buildListResponse>[2];

async function requestPage(position: Omit<ListPosition, 'order_by'>) {
  const { services, calls } = createStubServices();
  const response = await buildListResponse(services.store, CALL, { order_by: 'date_desc', ...position });
  return { ids: response.items.map(({ ID }) => ID), count: response.count, calls };
}

test.each([
  [{}, { order: 'date_desc', limit: 8, offset: 0 }],
  [{ limit: 5 }, { order: 'date_desc', limit: 5, offset: 0 }],
  [{ page: 1 }, { order: 'date_desc', limit: 8, offset: 0 }],
  [{ page: 3 }, { order: 'date_desc', limit: 8, offset: 16 }],
  [
    { page: 3, limit: 10 },
    { order: 'date_desc', limit: 10, offset: 20 },
  ],
  [
    { page: 3, limit: 10, offset: 0 },
    { order: 'date_desc', limit: 10, offset: 0 },
  ],
  [
    { page: 3, offset: 7 },
    { order: 'date_desc', limit: 8, offset: 7 },
  ],
  [{ sort: 'year_asc' }, { order: 'year_asc', limit: 8, offset: 0 }],
] as const)('%j requests %j', async (position, expected) => {
  const { ids, count, calls } = await requestPage(position);
  expect([ids, count]).toEqual([['prius-1'], 5]);
  expect(calls).toEqual([
    ['store.count', { type: 'bike', filter: YEAR }],
    ['store.list', { type: 'bike', filter: YEAR, ...expected }],
  ]);
});

test('with an id only that lot is looked up', async () => {
  const { ids, count, calls } = await requestPage({ id: 'prius-1', limit: 5, offset: 9 });
  expect([ids, count]).toEqual([['prius-1'], 1]);
  expect(calls).toEqual([['store.get', 'bike', 'prius-1']]);
});

test('an unknown id gives an empty list', async () => {
  const { services } = createStubServices({ 'store.get': undefined });
  expect(await buildListResponse(services.store, CALL, { order_by: 'date_desc', id: 'nobody' })).toEqual({
    count: 0,
    items: [],
  });
});

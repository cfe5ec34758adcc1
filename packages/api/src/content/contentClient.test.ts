import { expect, test } from 'vitest';
import { recordRequests } from '../testing/recordRequests.ts';
import { createContentClient } from './contentClient.ts';

test('requests the record of a page by path and host', async () => {
  const { requests, options } = recordRequests({});
  await createContentClient(options)
    .page('/japan?a', 'main')
    .catch(() => {});
  expect(requests).toEqual(['GET http://backend/api/pages?path=%2Fjapan%3Fa&name=main']);
});

test('requests site options without parameters; options of another shape break the contract', async () => {
  const { requests, options } = recordRequests({ contacts: {} });
  await expect(createContentClient(options).options()).rejects.toMatchObject({
    failure: { kind: 'contract' },
  });
  expect(requests).toEqual(['GET http://backend/api/options']);
});

test('requests lists by their conditions, and leaves out absent ones', async () => {
  const { requests, options } = recordRequests({ count: 0, items: [] });
  const client = createContentClient(options);
  await client.entries({ kind: 'articles', category: 'tamozhnya/utilsbor', limit: 8, offset: 8 });
  await client.entries({ template: 'china', limit: 4, kind: undefined });
  await client.texts('questions');
  expect(requests.map((request) => decodeURIComponent(request))).toEqual([
    'GET http://backend/wp-json/api/articles?kind=articles&category=tamozhnya/utilsbor&limit=8&offset=8',
    'GET http://backend/wp-json/api/articles?template=china&limit=4',
    'GET http://backend/wp-json/api/articles?kind=questions&html=1&limit=100',
  ]);
});

test('a nested category is sent as one path segment', async () => {
  const { requests, options } = recordRequests({ count: 3 });
  expect(await createContentClient(options).entryCount('tamozhnya/utilsbor')).toBe(3);
  expect(requests).toEqual(['GET http://backend/wp-json/api/articles/count/tamozhnya%2Futilsbor']);
});

test('requests reviews by rating and template, and motorcycle facts by model', async () => {
  const reviews = recordRequests({
    count: 0,
    rating: null,
    items: [],
    options: { rating: [], template: [] },
  });
  await createContentClient(reviews.options).reviews({
    rating: 5,
    template: 'japan-main',
    limit: 8,
    offset: 0,
  });
  expect(reviews.requests).toEqual([
    'GET http://backend/api/reviews?rating=5&template=japan-main&limit=8&offset=0',
  ]);
  const moto = recordRequests({ model: 'CB400SF', items: [] });
  await createContentClient(moto.options).motoChar('HONDA CB400SF');
  expect(moto.requests).toEqual(['GET http://backend/api/moto/char?model=HONDA+CB400SF']);
});

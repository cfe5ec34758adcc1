import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import { createStorefront } from '../../data/createStorefront.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { createWordsRoute } from './wordsRoute.ts';

const v2 = {
  brands: async () => [{ value: 'TOYOTA', count: 1 }],
  models: async () => [{ value: 'PRIUS', brand: 'TOYOTA', count: 1 }],
  series: async () => [],
};
const GET = createWordsRoute(createStorefront('main', createFakeBackend({ v2 })));
const sendRequest = (search: string, accept?: string, template = 'japan-main') =>
  GET(new Request(`http://main/api/words/${template}?${search}`, accept ? { headers: { accept } } : {}), {
    template,
  });

test.each(['application/json', 'text/html, application/json;q=0.9'])(
  'a script that accepts %s gets the understood phrase as JSON',
  async (accept) => {
    const response = await sendRequest('q=приус+абракадабра&mileage_max=50000', accept);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60',
      vary: 'accept',
    });
    expect(await response.json()).toMatchObject({
      rest: ['абракадабра'],
      href: '/japan/czeny-na-avto/toyota/prius?mileage_max=50000',
    });
  },
);

test.each([undefined, 'text/html'])(
  'a form without JavaScript (%s) is redirected to the list',
  async (accept) => {
    const response = await sendRequest('q=приус&color=white', accept);
    expect(response.status).toBe(303);
    expect(Object.fromEntries(response.headers)).toEqual({
      location: '/japan/czeny-na-avto/toyota/prius?color=white',
      'cache-control': 'no-store',
      vary: 'accept',
    });
  },
);

test('without a phrase the filters stay', async () => {
  const response = await sendRequest('color=white');
  expect(response.headers.get('location')).toBe('/japan/czeny-na-avto?color=white');
  expect(await (await sendRequest('', 'application/json')).json()).toMatchObject({ labels: [], rest: [] });
});

test('an unknown catalogue is a 404, names that do not load are a 503; both are JSON and not cached', async () => {
  captureLog();
  const fail = async () => {
    throw new ApiError({ kind: 'http', url: 'api/brands', status: 500 });
  };
  const failing = createWordsRoute(
    createStorefront('main', createFakeBackend({ v2: { ...v2, brands: fail } })),
  );
  const params = { template: 'japan-main' };
  const responses = [
    await sendRequest('q=приус', undefined, 'nosuch'),
    await failing(new Request('http://main/api/words/japan-main?q=a'), params),
  ];
  const codes = [];
  for (const response of responses) {
    const { error } = (await response.json()) as { error: { code: string } };
    codes.push([response.status, response.headers.get('cache-control'), error.code]);
  }
  expect(codes).toEqual([
    [404, 'no-store', 'not_found'],
    [503, 'no-store', 'source_failed'],
  ]);
});

import { expect, test } from 'vitest';
import { createHostCatalogues } from '../site/hostCatalogues.ts';
import { createCarsRoute } from './carsRoute.ts';
import { createHealthRoute } from './healthRoute.ts';

const open = (type?: string, catalogues = createHostCatalogues('main')) =>
  createCarsRoute({ catalogues }).Page({ params: Promise.resolve(type === undefined ? {} : { type }) });

test.each([
  [undefined, '/japan/czeny-na-avto'],
  ['japan', '/japan/czeny-na-avto'],
  ['japan_st', '/statistika-prodazh'],
  ['bike', '/moto/onlajn-aukcziony'],
])('the cars of the type %s are redirected for good to %s', async (type, path) => {
  await expect(open(type)).rejects.toMatchObject({ digest: `NEXT_REDIRECT;replace;${path};308;` });
});

test('a type without a catalogue, and a host without one, are not found', async () => {
  const digest = 'NEXT_HTTP_ERROR_FALLBACK;404';
  await expect(open('nosuch')).rejects.toMatchObject({ digest });
  await expect(open(undefined, { ...createHostCatalogues('main'), all: [] })).rejects.toMatchObject({
    digest,
  });
});

test('the health of a site is never cached', async () => {
  const answer = createHealthRoute({ host: 'china' })();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ status: 'ok', host: 'china' });
});

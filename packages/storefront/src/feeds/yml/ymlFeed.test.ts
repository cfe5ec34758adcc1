import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { OfferPart } from '@vvoz/api/v2/offerSchemas';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { readYml } from '@vvoz/seo/yml/testing/readYml';
import { createStorefront } from '../../data/createStorefront.ts';
import { createYmlRoute } from './ymlRoute.ts';
import { createFakeBackend } from '../../testing/fakeBackend.ts';
import { findYmlPart, parseYmlCatalogues } from '../../config/ymlParts.ts';

const createLot = (id: string, fields: Partial<Lot> = {}): Lot => ({
  ...bareLot,
  id,
  model: 'LAND CRUISER',
  kuzov: 'URJ202W',
  year: 2019,
  mileageKm: 64_000,
  gearbox: 'CVT',
  costRub: 2_512_000,
  images: ['/pictures/japan/a/0?v=1', '/pictures/japan/a/1?v=1'],
  ...fields,
});

const LOTS: readonly Lot[] = [
  ...['1', 'b/2', 'c & d', 'e'].map((id) => createLot(id)),
  createLot('rare', { model: 'RARE' }),
  createLot('no brand set', { brand: 'ROVER' }),
];

/** Serves the lots in pages of two. */
const createSite = (host: Host = 'main') =>
  createStorefront(
    host,
    createFakeBackend({
      v2: {
        offers: async (_part: OfferPart, { after }: { readonly after?: string | undefined }) => {
          const from = Number(after ?? 0);
          return {
            items: LOTS.slice(from, from + 2),
            next: from + 2 < LOTS.length ? String(from + 2) : null,
          };
        },
        offerSummary: async () => ({
          version: '7',
          changed: '2026-11-03T00:05:00.000Z',
          brands: [{ names: ['TOYOTA'], count: 5 }],
          models: [{ names: ['TOYOTA', 'LAND CRUISER'], count: 4 }],
        }),
      },
    }),
  );

const open = (file: string, headers: Record<string, string> = {}, host: Host = 'main') =>
  createYmlRoute(createSite(host), {
    catalogues: () => parseYmlCatalogues('japan-main:2, china'),
    now: () => new Date('2026-11-22T09:40:00Z'),
  })(new Request('http://x/', { headers }), { file });

test('a feed has sets that are landings, and offers that robots may open', async () => {
  const response = await open('japan-main.1.xml.gz');
  const { sets, offers } = readYml(gunzipSync(await response.bytes()).toString());
  expect(sets).toEqual([
    {
      id: 'toyota',
      name: 'Toyota с аукционов Японии',
      url: 'http://localhost:3000/japan/czeny-na-avto/toyota',
    },
    {
      id: 'toyota.land-cruiser',
      name: 'Toyota Land Cruiser с аукционов Японии',
      url: 'http://localhost:3000/japan/czeny-na-avto/toyota/land-cruiser',
    },
  ]);
  expect(offers.map((offer) => [offer['id'], offer['set-ids'], offer['url']])).toEqual([
    ['japan-1', 'toyota,toyota.land-cruiser', 'http://localhost:3000/s/japan/1'],
    ['japan-b/2', 'toyota,toyota.land-cruiser', 'http://localhost:3000/s/japan/b%2F2'],
    ['japan-c & d', 'toyota,toyota.land-cruiser', 'http://localhost:3000/s/japan/c%20%26%20d'],
    ['japan-e', 'toyota,toyota.land-cruiser', 'http://localhost:3000/s/japan/e'],
    ['japan-rare', 'toyota', 'http://localhost:3000/s/japan/rare'],
  ]);
  expect(offers[0]).toMatchObject({
    name: 'Toyota Land Cruiser URJ202W 2019',
    vendor: 'Toyota',
    price: '2512000',
    picture: ['http://localhost:3000/pictures/japan/a/1?v=1'],
    param: expect.arrayContaining([{ '#text': '64000', name: 'Пробег', unit: 'км' }]) as unknown,
  });
});

test('an unchanged feed is not sent again', async () => {
  const { headers } = await open('japan-main.2.xml.gz');
  expect(headers.get('last-modified')).toBe('Tue, 03 Nov 2026 00:05:00 GMT');
  const etag = headers.get('etag') ?? '';
  expect((await open('japan-main.2.xml.gz', { 'if-none-match': etag })).status).toBe(304);
  expect((await open('japan-main.2.xml.gz', { 'if-none-match': 'W/"6-1-2"' })).status).toBe(200);
});

test.each(['japan-main.3.xml.gz', 'japan-main.0.xml.gz', 'bike.1.xml.gz', 'china.1.xml.gz', 'x'])(
  '%s does not exist on main',
  async (file) => expect((await open(file)).status).toBe(404),
);

test('the operator names catalogues with offers and their numbers of feeds', () => {
  expect(parseYmlCatalogues('')).toEqual([]);
  expect(findYmlPart('china.1.xml.gz', parseYmlCatalogues('japan-main:3,china'))).toEqual({
    template: 'china',
    parts: 1,
    part: 0,
  });
  for (const text of ['moon', 'japan', 'china:0', 'china:100', 'china:x'])
    expect(() => parseYmlCatalogues(text)).toThrow('is not a catalogue with offers');
});

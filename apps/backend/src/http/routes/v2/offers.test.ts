import { afterAll, beforeAll, expect, test } from 'vitest';
import { v2OffersSchema, v2OfferSummarySchema } from '@vvoz/api/v2/offerSchemas';
import { openDatabase } from '../../../catalogue/db/open.ts';
import { createTestLot, type TestLot } from '../../../catalogue/testing/lots.ts';
import { createTestApp, formatRefusal, type TestApp } from '../testing/testApp.ts';

const createLot = (external_id: string, fields: Partial<TestLot> = {}) =>
  createTestLot({ external_id, cost: 1_500_000, ...fields });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([
    ...Array.from({ length: 11 }, (_, at) => createLot(`prius-${at}`)),
    createLot('aqua', { model: 'AQUA' }),
    // Brands are listed by name, and the first one has changed last.
    ...Array.from({ length: 4 }, (_, at) => createLot(`fit-${at}`, { brand: 'HONDA', model: 'FIT', run: 2 })),
    createLot('without sheet', { images: '/pictures/japan/a/0', without_sheet: 1 }),
    // Not offers.
    createLot('sheet only', { images: '/pictures/japan/a/0' }),
    createLot('no picture', { images: '' }),
    createLot('no cost', { cost: null }),
    createLot('withdrawn', { live: 0, status: 'withdrawn' }),
    createLot('cancelled', { status: 'cancelled' }),
    createLot('other type', { type: 'bike' }),
  ]);
  const db = openDatabase(api.file);
  for (const run of [1, 2])
    db.prepare('insert into ingest_run (id, source, started_at, finished_at) values (?, ?, ?, ?)').run(
      run,
      'aleado/japan',
      `2026-11-0${run}T00:00:00.000Z`,
      `2026-11-0${run}T00:05:00.000Z`,
    );
  db.close();
});
afterAll(() => api.close());

async function readAll(query: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const key: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const { body } = await api.get(`/api/v2/offers?template=japan-main&limit=3&${query}${key}`);
    const page: ReturnType<typeof v2OffersSchema.parse> = v2OffersSchema.parse(body);
    ids.push(...page.items.map((item) => String(item.ID)));
    after = page.next;
  }
  return ids;
}

const OFFERS = [
  'aqua',
  ...Array.from({ length: 4 }, (_, at) => `fit-${at}`),
  ...Array.from({ length: 11 }, (_, at) => `prius-${at}`),
  'without sheet',
].toSorted();

test('the pages have every coming lot with a photo and a price, once', async () => {
  expect(await readAll('')).toEqual(OFFERS);
});

test('each offer is in one part, and the summary of a part counts its offers', async () => {
  const parts = await Promise.all([0, 1, 2].map((part) => readAll(`part=${part}&parts=3`)));
  expect(parts.flat().toSorted()).toEqual(OFFERS);
  const whole = v2OfferSummarySchema.parse(
    (await api.get('/api/v2/offers/summary?template=japan-main')).body,
  );
  expect(whole.brands).toEqual([
    { names: ['HONDA'], count: 4 },
    { names: ['TOYOTA'], count: 13 },
  ]);
  // One Aqua is too few.
  expect(whole.models).toEqual([
    { names: ['HONDA', 'FIT'], count: 4 },
    { names: ['TOYOTA', 'PRIUS'], count: 12 },
  ]);
  expect(whole.changed).toBe('2026-11-02T00:05:00.000Z');
  const { body } = await api.get('/api/v2/offers/summary?template=japan-main&part=1&parts=3');
  const { brands } = v2OfferSummarySchema.parse(body);
  // A brand with fewer than four offers in the part is not in its summary.
  const countOf = (brand: RegExp) => parts[1]?.filter((id) => brand.test(id)).length ?? 0;
  const counts = [countOf(/^fit/), countOf(/^(?!fit)/)];
  expect(brands.map(({ count }) => count)).toEqual(counts.filter((count) => count >= 4));
});

test.each([
  ['offers?template=japan', '400 bad_value template'],
  ['offers?template=japan-main&parts=0', '400 bad_value parts'],
  ['offers?template=japan-main&after=%5B1%5D', '400 bad_value after'],
  ['offers?template=japan-main&limit=101', '400 bad_value limit'],
  ['offers/summary?part=1', '400 bad_value template'],
])('abuse: %s', async (path, expected) => {
  expect(formatRefusal(await api.get(`/api/v2/${path}`))).toBe(expected);
});

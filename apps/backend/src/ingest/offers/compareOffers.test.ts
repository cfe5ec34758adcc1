import { expect, test } from 'vitest';
import { tempDatabase } from '../../catalogue/db/testing/tempDatabase.ts';
import { createTestLot, type TestLot } from '../../catalogue/testing/lots.ts';
import { compareOffers } from './compareOffers.ts';

const createOffer = (external_id: string, finish: number, fields: Partial<TestLot> = {}): TestLot =>
  createTestLot({
    source: 'jpcenter/korea',
    external_id,
    type: 'korean',
    currency: 'krw',
    mileage: 50_000,
    auction_date: '',
    finish,
    ...fields,
  });

/** Eleven offers of one kind from 19.2 to 20.8 million. */
const SIMILAR = Array.from({ length: 11 }, (_, index) =>
  createOffer(`s${index}`, 19_200_000 + index * 160_000),
);

async function openCatalogue(lots: readonly TestLot[]) {
  const db = await tempDatabase();
  const columns = Object.keys(createTestLot());
  const insert = db.prepare(
    `insert into lot (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  for (const lot of lots) insert.run(lot);
  const read = (id: string) =>
    db.prepare('select price_share, usual_mileage from lot where external_id = ?').get(id);
  return { db, read };
}
const NONE = { price_share: null, usual_mileage: null };

test('an offer is compared with those of its kind; the others have no label', async () => {
  const { db, read } = await openCatalogue([
    ...SIMILAR,
    createOffer('cheap', 18_400_000, { mileage: 20_000 }),
    createOffer('dear', 22_400_000),
    createOffer('other year', 15_000_000, { year: 2020 }),
    createOffer('other engine', 15_000_000, { engine: 1500 }),
    createOffer('gone', 15_000_000, { live: 0 }),
    createOffer('auctioned', 15_000_000, { type: 'japan', source: 'aleado/japan' }),
  ]);
  expect(compareOffers(db, 'korean')).toBe(2);
  expect(read('cheap')).toEqual({ price_share: 92, usual_mileage: 50_000 });
  expect(read('dear')).toEqual({ price_share: 112, usual_mileage: null });
  for (const id of ['s5', 'other year', 'other engine', 'gone', 'auctioned']) expect(read(id)).toEqual(NONE);
  // Nothing has changed since.
  expect(compareOffers(db, 'korean')).toBe(0);
  expect(compareOffers(db, 'japan')).toBe(0);
});

test('a label goes when the offer is withdrawn, and when too few similar ones are left', async () => {
  const { db, read } = await openCatalogue([...SIMILAR, createOffer('cheap', 18_400_000)]);
  compareOffers(db, 'korean');
  expect(read('cheap')).toMatchObject({ price_share: 92 });
  db.prepare("update lot set live = 0 where external_id = 'cheap'").run();
  compareOffers(db, 'korean');
  expect(read('cheap')).toEqual(NONE);
  db.prepare("update lot set live = case when external_id in ('s0', 's1', 'cheap') then 1 else 0 end").run();
  compareOffers(db, 'korean');
  expect(read('cheap')).toEqual(NONE);
});

test.each([
  { brand: 'KIA' },
  { model: 'AQUA' },
  { kuzov: 'NHP10' },
  { engine: null },
  { fuel: 'diesel' },
  { year: 2020 },
  { currency: 'usd' },
] satisfies Partial<TestLot>[])('an offer is of another kind by each part of it: %o', async (fields) => {
  const { db, read } = await openCatalogue([...SIMILAR, createOffer('cheap', 18_400_000, fields)]);
  expect(compareOffers(db, 'korean')).toBe(0);
  expect(read('cheap')).toEqual(NONE);
});

test('a label follows the mileage of the others alone, and their prices alone', async () => {
  const { db, read } = await openCatalogue([
    ...SIMILAR,
    createOffer('cheap', 18_400_000, { mileage: 20_000 }),
  ]);
  compareOffers(db, 'korean');
  db.exec("update lot set mileage = 60000 where external_id <> 'cheap'");
  expect(compareOffers(db, 'korean')).toBe(1);
  expect(read('cheap')).toEqual({ price_share: 92, usual_mileage: 60_000 });
  db.exec("update lot set finish = finish + 1000000 where external_id <> 'cheap'");
  expect(compareOffers(db, 'korean')).toBeGreaterThan(0);
  expect(read('cheap')).toEqual({ price_share: 88, usual_mileage: 60_000 });
});

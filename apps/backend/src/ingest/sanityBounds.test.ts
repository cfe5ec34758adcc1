import { describe, expect, test } from 'vitest';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { readRates } from '../cost/rates.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { findReadableTable } from './feedTables.ts';
import { importRows } from './importRows.ts';
import { createSanityCheck } from './sanityBounds.ts';
import { createMemoryFeed } from './testing/memoryFeed.ts';
import { createAleadoRows, createKoreaRow } from './testing/rows.ts';

const now = new Date('2026-11-21T00:00:00Z');

const { table, readRecord } = findReadableTable('jpcenter/korea');
const rate = (rub: string) => ({ rub, date: '2026-11-21', source: 'test' });
const RATES = readRates({ krw: rate('0.05'), usd: rate('80') });

const reading = readRecord(createKoreaRow(), table, now);

function createLot(price: number | null, currency: LotRecord['currency'] = 'krw', id = 'k7'): LotRecord {
  if (reading.kind !== 'lot') throw new Error(reading.kind);
  return { ...reading.lot, external_id: id, price, currency };
}

const checkOne = (lot: LotRecord) => createSanityCheck(table, RATES).check(lot, [], 'korea:1');

describe('the price of a Korean lot', () => {
  test.each([
    [2_000_000, 'krw', undefined],
    [1_999_999, 'krw', 'The price, 1,999,999 KRW, 100,000 ₽, is outside 100,000–300,000,000 ₽'],
    [6_000_000_000, 'krw', undefined],
    [6_000_000_001, 'krw', 'The price, 6,000,000,001 KRW, 300,000,000 ₽, is outside 100,000–300,000,000 ₽'],
    [1250, 'usd', undefined],
    [1249, 'usd', 'The price, 1,249 USD, 99,920 ₽, is outside 100,000–300,000,000 ₽'],
    [100_000, 'rub', undefined],
    [99_999, 'rub', 'The price, 99,999 RUB, 99,999 ₽, is outside 100,000–300,000,000 ₽'],
    [1, 'eur', undefined],
    [null, 'krw', undefined],
  ] as const)('%j %s: %s', (price, currency, fault) => {
    expect(checkOne(createLot(price, currency))).toBe(fault);
  });
});

/** A check of `lots` lots of which the first `beyond` have a price that is too low. */
function checkMany(lots: number, beyond: number) {
  const sanity = createSanityCheck(table, RATES);
  for (let index = 0; index < lots; index += 1)
    sanity.check(createLot(index < beyond ? 1000 : 30_000_000, 'krw', `k${index}`), [], `korea:${index + 1}`);
  return sanity;
}

test.each([
  [9, 9, false],
  [10, 10, true],
  [1000, 10, false],
  [999, 10, true],
  [1000, 11, true],
  [1200, 12, false],
])('with %i lots, of which %i are beyond a bound, the import stops: %j', (lots, beyond, stops) => {
  const assertUnits = () => checkMany(lots, beyond).assertUnits();
  if (stops) expect(assertUnits).toThrow('price is out of bounds');
  else expect(assertUnits).not.toThrow();
});

test('the error for prices says how many are wrong, gives an example, and says what to check and that nothing was imported', () => {
  expect(() => checkMany(1200, 30).assertUnits()).toThrow(
    expect.objectContaining({
      name: 'WrongUnits',
      message:
        'jpcenter/korea: price is out of bounds in 30 of 1,200 lots (2.5 %), for example lot k0 (korea:1): The price, ' +
        '1,000 KRW, 50 ₽, is outside 100,000–300,000,000 ₽. Nothing was imported. Check the unit of its prices, their ' +
        'currency and its rate (docs/contracts/feeds.md).',
    }),
  );
});

test('only values out of bounds count, and the error names the first one', () => {
  const sanity = createSanityCheck(table, RATES);
  const dropped = { field: 'MILEAGE', reason: 'is above 2000000', value: '480000000' };
  for (let index = 0; index < 20; index += 1)
    sanity.check(
      createLot(null, 'krw', `k${index}`),
      [{ ...dropped, reason: 'is not a number' }],
      `korea:${index}`,
    );
  sanity.assertUnits();
  for (let index = 0; index < 10; index += 1)
    sanity.check(createLot(null, 'krw', `m${index}`), [{ ...dropped, outOfBounds: true }], `korea:${index}`);
  expect(() => sanity.assertUnits()).toThrow(
    "jpcenter/korea: MILEAGE is out of bounds in 10 of 30 lots (33.3 %), for example lot m0 (korea:0): MILEAGE '480000000' " +
      'is above 2000000. Nothing was imported. Check its unit (docs/contracts/feeds.md).',
  );
});

const createKoreaRows = (count: number, fields: Readonly<Record<string, unknown>> = {}, begin = 'k') =>
  Array.from({ length: count }, (_, index) => createKoreaRow({ ID: `${begin}${index}`, ...fields }));

async function setUp(source = 'jpcenter/korea') {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  const importRecords = (records: readonly unknown[]) =>
    importRows({ db, state, ...findReadableTable(source), now, feed: createMemoryFeed(records) });
  const countLots = (where: string) => db.prepare(`select count(*) from lot where ${where}`).pluck().get();
  return { importRecords, countLots, state };
}

describe('an import with a few lots beyond a bound', () => {
  test.each(['2650', '99000000000'])('an asking price of %s won goes to the quarantine', async (FINISH) => {
    const { importRecords, state } = await setUp();
    const report = await importRecords([...createKoreaRows(9), ...createKoreaRows(9, { FINISH }, 'x')]);
    expect(report).toMatchObject({ added: 9, quarantined: 9 });
    const [first] = await state.selectFrom('quarantine').select('reason').execute();
    expect(first?.reason).toMatch(/^The price, [\d,]+ KRW, [\d,]+ ₽, is outside 100,000–300,000,000 ₽$/);
  });

  test.each(['5000', '150000000'])('an asking price of %s yuan goes to the quarantine', async (FINISH) => {
    const { importRecords } = await setUp('jpcenter/china');
    expect(
      await importRecords([
        ...createKoreaRows(9, { FINISH: '158800' }),
        ...createKoreaRows(9, { FINISH }, 'x'),
      ]),
    ).toMatchObject({ added: 9, quarantined: 9 });
  });

  test('one per cent of a large table is quarantined, and the rest is imported', async () => {
    const { importRecords } = await setUp();
    const report = await importRecords([
      ...createKoreaRows(1980),
      ...createKoreaRows(20, { FINISH: '2650' }, 'x'),
    ]);
    expect(report).toMatchObject({ added: 1980, quarantined: 20 });
  });

  test('a year, mileage or displacement out of bounds is dropped, and the lot is imported', async () => {
    const { importRecords, countLots } = await setUp();
    const report = await importRecords(
      createKoreaRows(9, { YEAR: '3019', MILEAGE: '480000000', ENG_V: '1.8' }),
    );
    expect(report).toMatchObject({ added: 9, quarantined: 0 });
    expect(report.dropped.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'YEAR is not the year of a vehicle',
      'ENG_V is below 40',
      'MILEAGE is above 2000000',
    ]);
    expect(countLots('year is null and mileage is null and engine is null')).toBe(9);
  });

  test('the first bid of an auction may be low', async () => {
    const { importRecords } = await setUp('aleado/japan');
    expect(await importRecords(createAleadoRows(50, { START: '5' }))).toMatchObject({
      added: 50,
      quarantined: 0,
    });
  });
});

describe('an import with more than one per cent beyond a bound', () => {
  test.each([
    ['price', { FINISH: '2650' }],
    ['YEAR', { YEAR: '1019' }],
    ['MILEAGE', { MILEAGE: '480000000' }],
    ['ENG_V', { ENG_V: '1.8' }],
  ])('%s: it stops, says why, and the old state stays', async (bound, fields) => {
    const { importRecords, countLots, state } = await setUp();
    await importRecords(createKoreaRows(30));
    const records = [...createKoreaRows(500), ...createKoreaRows(12, fields, 'x')];
    const error = await importRecords(records).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'WrongUnits' });
    const { message } = error as Error;
    expect(message).toContain(`jpcenter/korea: ${bound} is out of bounds in 12 of 512 lots (2.3 %)`);
    expect(message).toContain('lot x0 (memory:501)');
    expect(message).toContain('Nothing was imported');
    expect(countLots('1')).toBe(30);
    expect(await state.selectFrom('quarantine').selectAll().execute()).toEqual([]);
  });

  test('the import of a whole table in another unit stops', async () => {
    const { importRecords } = await setUp('aleado/bike_st');
    await expect(importRecords(createAleadoRows(40, { STATUS: 'sold', FINISH: '0.35' }))).rejects.toThrow(
      'price is out of bounds',
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { LotRecord } from '../catalogue/db/lotRecord.ts';
import { readRates } from '../cost/rates.ts';
import { findReadableTable } from './feedTables.ts';
import { createSanityCheck } from './sanityBounds.ts';
import { createKoreaRow } from './testing/rows.ts';

const { table, readRecord } = findReadableTable('jpcenter/korea');
const rate = (rub: string) => ({ rub, date: '2026-11-21', source: 'test' });
const RATES = readRates({ krw: rate('0.05'), usd: rate('80') });

const reading = readRecord(createKoreaRow(), table, new Date('2026-11-21T00:00:00Z'));

function lotAt(price: number | null, currency: LotRecord['currency'] = 'krw', id = 'k7'): LotRecord {
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
    expect(checkOne(lotAt(price, currency))).toBe(fault);
  });
});

/** A check of `lots` lots of which the first `beyond` have a price that is too low. */
function checkMany(lots: number, beyond: number) {
  const sanity = createSanityCheck(table, RATES);
  for (let index = 0; index < lots; index += 1)
    sanity.check(lotAt(index < beyond ? 1000 : 30_000_000, 'krw', `k${index}`), [], `korea:${index + 1}`);
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
      lotAt(null, 'krw', `k${index}`),
      [{ ...dropped, reason: 'is not a number' }],
      `korea:${index}`,
    );
  sanity.assertUnits();
  for (let index = 0; index < 10; index += 1)
    sanity.check(lotAt(null, 'krw', `m${index}`), [{ ...dropped, outOfBounds: true }], `korea:${index}`);
  expect(() => sanity.assertUnits()).toThrow(
    "jpcenter/korea: MILEAGE is out of bounds in 10 of 30 lots (33.3 %), for example lot m0 (korea:0): MILEAGE '480000000' " +
      'is above 2000000. Nothing was imported. Check its unit (docs/contracts/feeds.md).',
  );
});

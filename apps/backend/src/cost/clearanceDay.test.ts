import { describe, expect, test } from 'vitest';
import { calcQuerySchema } from '@vvoz/api/calc/calcQuery';
import { calcResponseSchema } from '@vvoz/api/calc/receipt';
import { calculateResponse } from './calculateResponse.ts';
import { calculateFullReceipt } from './calculateFullReceipt.ts';
import { createCostService } from './http/CostService.ts';
import { allTables, calculate, rates, read, settings } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const LOT = { price: 1_000_000, currency: 'jpy', displacementCc: 1998, powerHp: 200, year: 2020, month: 5 };
const on = (today: string) => ({ tables: allTables, settings, rates, today });
const full = (raw: Raw, today = '2026-09-05') => calculateFullReceipt(read({ ...LOT, ...raw }), on(today));

describe('the day of a receipt', () => {
  test.each([
    [{}, '2026-10-10', 'today'],
    [{ currency: 'krw' }, '2026-09-26', 'today'],
    [{ currency: 'cny' }, '2026-10-05', 'today'],
    [{ currency: 'eur' }, '2026-10-20', 'today'],
    [{ auctionDay: '2026-11-25' }, '2026-12-30', 'auction'],
    [{ auctionDay: '2026-08-01' }, '2026-10-10', 'today'],
    [{ auctionDay: '2026-09-05' }, '2026-10-10', 'today'],
    [{ auctionDay: '2026-09-06' }, '2026-10-11', 'auction'],
    [{ auctionDay: '2026-11-25', date: '2026-12-01' }, '2026-12-01', 'query'],
    [{ price: undefined, customsValueRub: 500_000 }, '2026-09-05', 'today'],
  ])('%j: %s, from the %s', (over, date, from) => {
    expect(full(over)).toMatchObject({ date, day: { from } });
  });

  test('is certain only for a vehicle that is being declared', () => {
    const { uncertaintyDays } = settings.data.clearance;
    expect(uncertaintyDays).toBeGreaterThan(0);
    expect(full({}).day?.uncertaintyDays).toBe(uncertaintyDays);
    expect(full({ price: undefined, customsValueRub: 500_000 }).day?.uncertaintyDays).toBe(0);
  });

  test('the operator sets the days by country and kind', () => {
    const clearance = {
      ...settings.data.clearance,
      days: { japan: 50, korea: 21, china: 30, europe: 45 },
      daysByKind: { truck: { japan: 60 } },
    };
    const data = { ...on('2026-09-05'), settings: { ...settings, data: { ...settings.data, clearance } } };
    expect(calculateFullReceipt(read(LOT), data).date).toBe('2026-10-25');
    const truck = read({ ...LOT, kind: 'truck', massKg: 2000 });
    expect(calculateFullReceipt(truck, data).date).toBe('2026-11-04');
  });

  test('a lot auctioned in late November is cleared under the tables of 2027', () => {
    const receipt = full({ auctionDay: '2026-12-02' }, '2026-11-24');
    expect(receipt).toMatchObject({
      date: '2027-01-06',
      tables: { validFrom: '2027-01-01', published: true },
    });
    expect(receipt.lines.find(({ code }) => code === 'recycling_fee')?.amountRub).toBe(1_742_400);
  });
});

test('the highest bid is for the same day as the receipt', async () => {
  const service = createCostService({ load: async () => on('2026-11-24') });
  const lot = calcQuerySchema.parse({ ...LOT, auctionDay: '2026-12-02' });
  const { totals } = await service.receipt(lot);
  const { items } = await service.bids({ ...lot, budget: totals.total, step: 1000 });
  const [poshlina] = items;
  expect(poshlina).toMatchObject({ variant: 'poshlina', bid: 1_000_000 });
  expect(poshlina?.receipt?.date).toBe('2027-01-06');
  const dated = await service.bids({ ...lot, date: '2026-12-20', budget: totals.total, step: 1000 });
  expect(dated.items[0]?.receipt?.date).toBe('2026-12-20');
  // The fee of 2026 leaves more for the bid.
  expect(dated.items[0]?.bid).toBeGreaterThan(1_000_000);
});

describe('a border within the uncertainty of the day', () => {
  test('new tables: both sums and the first day of the new one', () => {
    const { border } = full({ auctionDay: '2026-11-25' });
    expect(border).toMatchObject({ date: '2027-01-01', reason: 'tables' });
    expect(border?.before).toBe(calculate({ ...LOT, date: '2026-12-31' }).totals.total);
    expect(border?.after).toBe(calculate({ ...LOT, date: '2027-01-01' }).totals.total);
    expect((border?.after ?? 0) - (border?.before ?? 0)).toBe(158_400);
  });

  test('an anniversary: the 15th where the day is unknown', () => {
    const { border } = full({ year: 2023, month: 10, powerHp: 150 });
    expect(border).toMatchObject({ date: '2026-10-16', reason: 'age' });
    const exact = { ...LOT, year: 2023, month: 10, day: 15, powerHp: 150 };
    expect(border?.before).toBe(calculate({ ...exact, date: '2026-10-15' }).totals.total);
    expect(border?.after).toBe(calculate({ ...exact, date: '2026-10-16' }).totals.total);
    expect(full({ year: 2021, month: 10, day: 3, powerHp: 150 }).border).toMatchObject({
      date: '2026-10-04',
      reason: 'age',
    });
  });

  test('is one of ten days before and after the day, on which the sum changes', () => {
    for (const auctionDay of ['2026-11-17', '2026-12-06'])
      expect(full({ auctionDay }).border).toMatchObject({ date: '2027-01-01' });
  });

  test.each([
    // The border does not change the sum, is later, is earlier.
    [{ powerHp: 150 }],
    [{ auctionDay: '2026-11-16' }],
    [{ auctionDay: '2026-12-07' }],
    // A declared value is declared today.
    [{ price: undefined, customsValueRub: 500_000 }],
  ])('%j: none', (over) => {
    const { border } = full({ auctionDay: '2026-11-25', ...over });
    expect(border).toBeUndefined();
  });
});

describe('the limit of 160 hp', () => {
  const state = (raw: Raw) => full({ ...raw }).limit160;
  test.each([
    [{ powerHp: 160 }, { state: 'within' }],
    [{ powerHp: 161 }, { state: 'above' }],
    [{ powerHp: 100, displacementCc: 3001 }, { state: 'above' }],
    [{ powerHp: undefined }, { state: 'open' }],
    [{ powerHp: undefined, powersHp: [150, 170] }, { state: 'open' }],
    [{ fuel: 'hybrid', powerHp: undefined, powerKw: 72, power30Kw: 45.68 }, { state: 'within' }],
    [{ fuel: 'hybrid', powerHp: undefined, powerKw: 72, power30Kw: 45.69 }, { state: 'above' }],
    [
      { fuel: 'hybrid', powerHp: undefined, powerKw: 92, power30MinKw: 20, power30MaxKw: 45 },
      { state: 'open', engineKw: 92, motorKw: [20, 45] },
    ],
    [{ fuel: 'unknown', powerHp: 109 }, { state: 'open' }],
    [{ fuel: 'series_hybrid' }, undefined],
    [{ fuel: 'electric' }, undefined],
    [{ payer: 'jur', powerHp: 100 }, undefined],
    [{ category: 'N1', massKg: 2000 }, undefined],
    [{ date: '2025-06-01', powerHp: 100 }, undefined],
  ])('%j: %j', (over, expected) => {
    if (expected === undefined) expect(state(over)).toBeUndefined();
    else expect(state(over)).toMatchObject(expected);
  });

  test('within is said only of cars whose every outcome has the preference', () => {
    for (let kw = 60; kw <= 120; kw += 3)
      for (const fuel of ['petrol', 'hybrid', 'plug_in_hybrid', 'unknown']) {
        const raw = { fuel, powerHp: undefined, powerKw: kw, displacementCc: 658 };
        if (state(raw)?.state !== 'within') continue;
        const fees = [full(raw), full(raw).interval?.low ?? full(raw)].map(
          ({ lines }) => lines.find(({ code }) => code === 'recycling_fee')?.amountRub,
        );
        if (fuel !== 'unknown') expect(fees).toEqual([5200, 5200]);
      }
  });
});

test('an assumed 30-minute power: the answer has the sums at 0.16 and 0.85 of the peak', () => {
  const car = {
    price: 40_000,
    currency: 'usd',
    country: 'korea',
    fuel: 'electric',
    powerKw: 200,
    year: 2022,
  };
  const response = calcResponseSchema.parse(calculateResponse(read(car), on('2026-09-05')));
  const at = (power30Kw: number) => calculate({ ...car, power30Kw }).totals.total;
  expect(response.power30Ends).toEqual({ lowKw: 32, highKw: 170, low: at(32), high: at(170) });
  expect(response.power30Ends?.low).toBeLessThan(response.totals.total);
  expect(calculateResponse(read({ ...car, power30Kw: 90 }), on('2026-09-05')).power30Ends).toBeUndefined();
});

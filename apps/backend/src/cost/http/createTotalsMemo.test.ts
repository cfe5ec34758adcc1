import { expect, test } from 'vitest';
import { calcBatchSchema } from '@vvoz/api/calc/calcQuery';
import { allTables, rates, settings } from '../testing/calculate.ts';
import { readRates } from '../rates.ts';
import { overrideSettings } from '../settings.ts';
import { createCostService } from './CostService.ts';
import { createTotalsMemo } from './createTotalsMemo.ts';

const DATA = { tables: allTables, settings, rates, today: '2026-11-24' };
const LOT = {
  price: 1_000_000,
  currency: 'jpy',
  eng_v: 1496,
  pw: 109,
  year: 2021,
  est_low: 800_000,
  est_high: 1_300_000,
};

test('a lot is calculated once while day, settings and rates are the same', () => {
  const remember = createTotalsMemo<{ at: number }>();
  let calculated = 0;
  const ask = (data: typeof DATA, question: unknown) =>
    remember(data, question, () => ({ at: (calculated += 1) })).at;
  expect([ask(DATA, [LOT]), ask({ ...DATA }, [{ ...LOT }])]).toEqual([1, 1]);
  expect(ask(DATA, [{ ...LOT, pw: 110 }])).toBe(2);
  expect(ask({ ...DATA, today: '2026-11-25' }, [LOT])).toBe(3);
});

test('a batch after any change is that of a new service', async () => {
  let data = DATA;
  const load = async () => data;
  const kept = createCostService({ load });
  const changes: readonly [object, Partial<typeof DATA>][] = [
    [{}, {}],
    [{}, { today: '2027-01-10' }],
    [{}, { rates: readRates({ ...rates.data, jpy: { rub: '0.9', date: '2026-11-24', source: 'test' } }) }],
    [{}, { settings: overrideSettings(settings, { marginPercent: { default: 3, jpy: 9 } }) }],
    [{ budget: 2_000_000 }, {}],
    [{ budget: 1_500_000 }, {}],
    [{ payer: 'jur' }, {}],
    [{ city: 'Омск' }, {}],
    [{ date: '2026-12-20' }, {}],
    [{ variants: ['poshlina', 'raspil'] }, {}],
  ];
  const responses: string[] = [];
  for (const [shared, change] of changes) {
    data = { ...DATA, ...change };
    const batch = calcBatchSchema.parse({ lots: [LOT, { ...LOT, price: 'no' }], ...shared });
    const response = await kept.batch(batch);
    expect(response).toEqual(await createCostService({ load }).batch(batch));
    responses.push(JSON.stringify(response));
  }
  expect(new Set(responses).size).toBe(changes.length);
});

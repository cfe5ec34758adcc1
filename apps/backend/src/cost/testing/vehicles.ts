import fc from 'fast-check';
import { CALC_FUELS, PAYERS } from '@vvoz/law/costTypes';

/** Generates cars without missing facts, as unparsed input. */
export const knownCar = fc
  .record({
    payer: fc.constantFrom(...PAYERS),
    fuel: fc.constantFrom(...CALC_FUELS),
    displacementCc: fc.integer({ min: 600, max: 7000 }),
    power: fc.record({
      value: fc.integer({ min: 30, max: 700 }),
      unit: fc.constantFrom('powerHp', 'powerKw'),
    }),
    power30Kw: fc.integer({ min: 5, max: 20 }),
    enginePowerKw: fc.integer({ min: 40, max: 150 }),
    ageMonths: fc.integer({ min: 0, max: 200 }),
    date: fc.constantFrom(
      '2024-03-01',
      '2025-05-05',
      '2025-12-31',
      '2026-01-01',
      '2026-11-21',
      '2028-01-01',
      '2031-01-01',
    ),
  })
  .map(({ power, ...rest }) => ({ ...rest, [power.unit]: power.value }));

/** Generates customs values, ₽, with kopecks. */
export const customsValue = fc.integer({ min: 1_000_00, max: 30_000_000_00 }).map((kopecks) => kopecks / 100);

export const lotPrice = fc.record({
  price: fc.integer({ min: 1, max: 20_000_000 }),
  currency: fc.constantFrom('jpy', 'krw', 'cny', 'eur', 'usd', 'rub'),
});

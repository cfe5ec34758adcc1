import { expect, test } from 'vitest';
import { calcBidsSchema } from '@vvoz/api/calc/bid';
import { selectTables } from '../selectTables.ts';
import { allTables, rates, read, settings, TODAY } from '../testing/calculate.ts';
import { findBidsForVariants } from './findBidsForVariants.ts';
import { findHighestBid } from './findHighestBid.ts';

const tables = selectTables(allTables, TODAY);
const findBids = (raw: Readonly<Record<string, unknown>>) =>
  findBidsForVariants(read({ price: 1, ...raw }), 2_000_000, undefined, tables, settings, rates, TODAY);

const SUV = { currency: 'jpy', displacementCc: 2693, powerHp: 163, ageMonths: 100, bodyClass: 'suv' };

test('from Japan: each of the three variants has the answer of findHighestBid', () => {
  const responses = findBids(SUV);
  expect(responses.map(({ variant }) => variant)).toEqual(['poshlina', 'construct', 'raspil']);
  expect(responses[0]?.bid).toBeNull();
  for (const response of responses)
    expect(response).toEqual(
      findHighestBid(
        read({ ...SUV, price: 1, variant: response.variant }),
        2_000_000,
        undefined,
        tables,
        settings,
        rates,
        TODAY,
      ),
    );
  const [, construct, raspil] = responses.map(({ bid }) => bid ?? 0);
  expect(construct).toBeGreaterThan(1_000_000);
  expect(raspil).toBeGreaterThan(construct ?? 0);
  expect(calcBidsSchema.parse({ items: responses }).items).toEqual(responses);
});

test('a lot from another country has only poshlina; a lot without displacement only construct and raspil', () => {
  expect(findBids({ ...SUV, currency: 'krw' }).map(({ variant }) => variant)).toEqual(['poshlina']);
  expect(findBids({ ...SUV, displacementCc: null }).map(({ variant }) => variant)).toEqual([
    'construct',
    'raspil',
  ]);
});

test('invalid input throws', () => {
  expect(() => findBids({ ...SUV, city: 'Атлантида' })).toThrow(
    expect.objectContaining({ name: 'CostInputError', field: 'city' }),
  );
});

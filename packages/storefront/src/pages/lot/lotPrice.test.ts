import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import * as receipts from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { korean, prius } from '@vvoz/ui/lots/fixtures.ts';
import { formatPriceNote } from '../../data/loadCosts.ts';
import { readLotChoice } from '../../model/lotChoice.ts';
import { listBidEnds } from './listBidEnds.ts';
import { selectPrice } from './lotPrice.ts';

const readNote = (lot: Lot) =>
  replaceNbsp(
    selectPrice({
      lot,
      choice: readLotChoice({}, { variants: ['poshlina'], cities: [] }),
      terms: { cities: [], rates: [] },
      costs: {
        priceNote: formatPriceNote(lot) ?? '',
        costs: [{ variant: 'poshlina', response: { ...receipts.fullDuty, changes: [] } }],
      },
    })?.note,
  );

test.each([
  [{ ...prius, estimate: 715_000 }, 'если купим за 715 000 ¥ — столько обычно дают за такие'],
  [prius, 'если купим за 1 140 000 ¥ — средняя цена таких лотов'],
  [{ ...prius, average: undefined }, 'если купим за 300 000 ¥ — стартовая цена'],
  [{ ...prius, status: 'cancelled' }, 'средняя цена таких лотов — 1 140 000 ¥'],
  [korean, 'по цене продавца'],
] as const)('the sum of a lot says which price it starts from (%#)', (lot, note) =>
  expect(readNote(lot as Lot)).toBe(note),
);

const makeEnd = (price: number, total: number, low?: number) => ({
  price,
  response: {
    ...receipts.fullDuty,
    changes: [],
    totals: { ...receipts.fullDuty.totals, total },
    ...(low === undefined
      ? {}
      : {
          interval: {
            low: { ...receipts.fullDuty, totals: { ...receipts.fullDuty.totals, total: low } },
            high: { ...receipts.fullDuty, totals: { ...receipts.fullDuty.totals, total } },
            reasons: ['power_options' as const],
          },
        }),
  },
});
type Sums = readonly [total: number, low?: number];
const makePage = (middle: Sums, low: Sums, high: Sums) => ({
  lot: { ...prius, estimate: 715_000 },
  choice: readLotChoice({ bid: 'high' }, { variants: ['poshlina'], cities: [] }),
  terms: { cities: [], rates: [] },
  costs: {
    priceNote: 'столько обычно дают за такие',
    costs: [{ variant: 'poshlina' as const, response: makeEnd(715_000, ...middle).response }],
    ends: { low: makeEnd(453_000, ...low), high: makeEnd(999_000, ...high) },
  },
});

test('an expected sum is rounded to thousands; three bids lead to receipts to the rouble', () => {
  const page = makePage([1_452_924], [1_298_016], [1_620_839]);
  expect(replaceNbsp(selectPrice(page)?.amount)).toBe('≈ 1 453 000 ₽');
  expect(replaceNbsp(selectPrice(page)?.beside)).toBe('обычно 1,30–1,62');
  expect(listBidEnds(page).map(({ label, price, total }) => [label, price, total])).toEqual([
    ['обычно от', 453_000, 1_298_016],
    ['обычно', 715_000, 1_452_924],
    ['обычно до', 999_000, 1_620_839],
  ]);
  expect(listBidEnds(page).map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
    ['/cars/japan/prius?bid=low#receipt', false],
    ['/cars/japan/prius#receipt', false],
    ['/cars/japan/prius?bid=high#receipt', true],
  ]);
});

test('where bid and a fact are open, the page has the interval of the card and says which part is whose', () => {
  const page = makePage([1_920_000, 1_780_000], [1_850_000, 1_710_000], [1_980_000, 1_840_000]);
  const price = selectPrice(page);
  expect(replaceNbsp(price?.amount)).toBe('≈ 1,71–1,98 млн ₽');
  expect(replaceNbsp(price?.note)).toBe(
    'Ставка и мощность, считайте 1,92 млн ₽. Если купим за 715 000 ¥ — столько обычно дают за такие. ' +
      'Ставка даёт 1,85–1,98 млн ₽, мощность — до 140 тыс. ₽ дешевле',
  );
});

import { beforeAll, describe, expect, it } from 'vitest';
import { createScorer, type Scorer } from './createScorer.ts';
import type { EstimateLot, Sale } from './lot.ts';
import { modelSchema, train, type Model } from './model.ts';
import { createTable, listDemoSales } from './testing/demoSales.ts';
import { estimateRow, fit } from './train.ts';

let sales: readonly Sale[];
let model: Model;
let scorer: Scorer;

/** A Prius ZVW50 of 2019. */
const PRIUS: EstimateLot = {
  brand: 'TOYOTA',
  model: 'PRIUS',
  kuzov: 'ZVW50',
  year: 2019,
  mileage: 60_000,
  engine: 1800,
  rate: '4',
  drive: 'FF',
  gearbox_kind: 'CVT',
  grade: '',
  color: 'PEARL',
  equipment: 'AAC PS PW ABS',
  info: 'INT:B EXT:B MARKS:A1@hood',
  auction: 'USS Tokyo',
  auction_date: '2026-11-26T10:00:00',
  start: null,
  currency: 'jpy',
};

/** For a busy machine; an idle one takes some seconds. */
const MAX_MS = 300_000;

beforeAll(() => {
  sales = listDemoSales(40_000, 7);
  const trained = train(createTable(sales));
  if (!trained) throw new Error('no model');
  // As it comes from its file.
  model = modelSchema.parse(JSON.parse(JSON.stringify(trained)));
  scorer = createScorer(model);
}, MAX_MS);

const findMiddle = (lot: Partial<EstimateLot>): number => scorer.score({ ...PRIUS, ...lot })!.middle;

/** Finds how many times lots are worth what they were, when some of the sales had a price two fifths higher. */
function findGrowth(hasRisen: (sale: Sale) => boolean, lots: readonly EstimateLot[]): readonly number[] {
  const cars = sales.slice(0, 8000);
  const risen = cars.map((sale) => (hasRisen(sale) ? { ...sale, finish: sale.finish * 1.4 } : sale));
  const [before, after] = [cars, risen].map((list) => createScorer(train(createTable(list))!));
  return lots.map((lot) => after!.score(lot)!.middle / before!.score(lot)!.middle);
}

describe('score', () => {
  it('differs as the condition does', () => {
    expect(findMiddle({ mileage: 33_000 })).toBeGreaterThan(findMiddle({ mileage: 147_000 }) * 1.1);
    expect(findMiddle({ rate: '4.5' })).toBeGreaterThan(findMiddle({ rate: 'R' }) * 1.1);
    expect(findMiddle({ info: 'INT:A EXT:A MARKS:' })).toBeGreaterThan(findMiddle({ info: 'INT:D EXT:D' }));
    expect(findMiddle({ year: 2021 })).toBeGreaterThan(findMiddle({ year: 2016 }));
  });

  it('has ends on both sides, and none below the start price', () => {
    const { low, middle, high } = scorer.score(PRIUS)!;
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
    expect(scorer.score({ ...PRIUS, start: high * 2 })!.low).toBeGreaterThanOrEqual(high * 1.9);
  });

  it('follows a brand whose prices have risen of late, and no other', () => {
    const honda = sales.find((sale) => sale.brand === 'HONDA' && sale.model === 'FIT')!;
    const [own, other] = findGrowth(
      ({ brand, auction_date }) => brand === 'TOYOTA' && auction_date >= '2026-09-01',
      [PRIUS, { ...honda, start: null, auction_date: PRIUS.auction_date }],
    );
    expect(own).toBeGreaterThan(1.25);
    expect(other).toBeLessThan(1.1);
  });

  it('follows a market that has risen in the last two weeks', () => {
    const [growth] = findGrowth(({ auction_date }) => auction_date >= '2026-11-07', [PRIUS]);
    expect(growth).toBeGreaterThan(1.1);
  });

  it('is the same without a start price and with one of 0, which some feeds send', () =>
    expect(scorer.score({ ...PRIUS, start: 0 })).toEqual(scorer.score(PRIUS)));

  it('is wider for a code with few sales', () => {
    const getWidth = (lot: Partial<EstimateLot>): number => {
      const { low, high } = scorer.score({ ...PRIUS, ...lot })!;
      return high / low;
    };
    expect(getWidth({ kuzov: 'NEW99' })).toBeGreaterThan(getWidth({}));
  });

  it('says nothing about a model that was never sold, nor without a year or a day', () => {
    expect(scorer.score({ ...PRIUS, model: 'HERON', kuzov: 'HRN1' })).toBeUndefined();
    expect(scorer.score({ ...PRIUS, year: null })).toBeUndefined();
    expect(scorer.score({ ...PRIUS, auction_date: '' })).toBeUndefined();
  });

  it(
    'agrees with the back-test, which estimates rows of the table',
    () => {
      const table = createTable(sales);
      const rows = table.listRows();
      const fitted = fit(table, rows);
      for (const row of rows.subarray(0, 200)) {
        const ours = scorer.score(sales[row]!);
        const theirs = estimateRow(table, fitted, row);
        expect(ours === undefined).toBe(theirs === undefined);
        if (ours && theirs) expect(Math.abs(ours.middle / theirs.middle - 1)).toBeLessThan(0.03);
      }
    },
    MAX_MS,
  );
});

describe('explain', () => {
  it('gives a factor for each subject, and the sales behind', () => {
    const worn = scorer.explain({ ...PRIUS, mileage: 147_000 })!;
    const fresh = scorer.explain({ ...PRIUS, mileage: 33_000 })!;
    expect(fresh.factors.mileage!).toBeGreaterThan(worn.factors.mileage!);
    const count = (isCounted: (sale: Sale) => boolean): number => sales.filter(isCounted).length;
    const ofCode = ({ kuzov }: Sale): boolean => kuzov === PRIUS.kuzov;
    expect(worn.sales).toEqual({
      cell: count((sale) => ofCode(sale) && sale.year === PRIUS.year),
      code: count(ofCode),
      model: count((sale) => sale.brand === PRIUS.brand && sale.model === PRIUS.model),
    });
    expect(worn.estimate).toEqual(scorer.score({ ...PRIUS, mileage: 147_000 }));
    // The factor holds all effects of its subject: nothing else tells the two lots apart.
    const ratio = fresh.estimate.middle / worn.estimate.middle;
    expect(fresh.factors.mileage! / worn.factors.mileage!).toBeCloseTo(ratio, 1);
  });

  it('names what a start price adds', () => {
    const { middle } = scorer.score(PRIUS)!;
    const [high, low] = [0.95, 0.3].map((share) => scorer.explain({ ...PRIUS, start: middle * share })!);
    expect(high!.factors.start!).toBeGreaterThan(low!.factors.start! * 1.02);
    expect(scorer.explain(PRIUS)!.factors.start).toBe(1);
  });
});

it('says through which day and of how many sales its model is', () => {
  const days = sales.map((sale) => sale.auction_date.slice(0, 10)).toSorted();
  expect([model.through, model.sales]).toEqual([days.at(-1), sales.length]);
});

it('trains no model on a handful of sales', () => {
  expect(train(createTable(sales.slice(0, 200)))).toBeUndefined();
});

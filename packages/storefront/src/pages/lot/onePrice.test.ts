import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CalcClient, CostChoice } from '@vvoz/api/calc/calcClient';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { LotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { CATALOGUE_TYPE_NAMES, CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { formatFiguresRange, formatThreeFigures } from '@vvoz/catalogue/words/shortMoney';
import { formatMoney } from '@vvoz/catalogue/words/format';
import { describeOffer } from '@vvoz/seo/yml/describeOffer';
import { makeSnapshot } from '@vvoz/site-browser/shelf/makeSnapshot.ts';
import * as receipts from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/shownPrice.ts';
import { loadCosts } from '../../data/loadCosts.ts';
import { priceLots } from '../../data/priceLots.ts';
import { readLotChoice } from '../../model/lotChoice.ts';
import { createLotSubject } from './lotSubject.ts';
import { listLotThings } from './listLotThings.ts';
import { listBidEnds } from './listBidEnds.ts';
import { selectPrice } from './lotPrice.ts';
import { makePageSnapshot } from './makePageSnapshot.ts';

/** A sum that stands for every fact of a question, so that two places that ask differently show different sums. */
function answer(question: LotQuestion): { readonly total: number; readonly date: string } {
  const { bodyClass: _, ...facts } = JSON.parse(JSON.stringify(question)) as Record<string, unknown>;
  const text = JSON.stringify(Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const hash = createHash('sha256').update(text).digest().readUInt32BE();
  return {
    total: 1_000_000 + (hash % 8_000_000),
    date: `2027-01-${String((hash % 28) + 1).padStart(2, '0')}`,
  };
}

const answerReceipt = (question: LotQuestion) => {
  const { total, date } = answer(question);
  return { ...receipts.fullDuty, date, totals: { ...receipts.fullDuty.totals, total }, changes: [] };
};
type EstimatedQuestion = LotQuestion & { readonly est_low?: number; readonly est_high?: number };
const totalOf = (question: LotQuestion, price: number): number => answer({ ...question, price }).total;
const calc = {
  receipts: async (questions: readonly (LotQuestion & CostChoice)[]) => ({
    items: questions.map(({ variant: _variant, payer: _payer, city: _city, date: _date, ...question }) => ({
      receipt: answerReceipt(question),
    })),
  }),
  batch: async (questions: readonly EstimatedQuestion[]) => ({
    items: questions.map(({ est_low, est_high, ...question }) => ({
      receipts: {
        poshlina: {
          ...answerReceipt(question),
          ...(est_low === undefined || est_high === undefined
            ? {}
            : { usual: { low: totalOf(question, est_low), high: totalOf(question, est_high) } }),
        },
      },
      faults: {},
    })),
  }),
} as unknown as CalcClient;

const FACTS: readonly Partial<Lot>[] = [
  { fuel: 'petrol', powerHp: 109 },
  { fuel: 'hybrid', powerHp: 98, lawFacts: 'motorPeakKw=53' },
  { fuel: 'hybrid', powerHp: 82, lawFacts: 'fuel=series_hybrid&enginePowerKw=60&powersHp=108.77' },
  { fuel: 'electric', engineCc: undefined, powerHp: 150, lawFacts: 'power30Kw=50' },
  { fuel: 'diesel', bodyType: 'pickup', lawFacts: 'category=N1&massKg=2910', month: undefined },
  { fuel: 'diesel', powerHp: undefined, powerOptions: '280,294,313', massKg: 4900 },
];
const TYPES = CATALOGUE_TYPE_NAMES.filter((type) => CATALOGUE_TYPES[type].country !== 'russia');
const LOTS = TYPES.flatMap((type) =>
  FACTS.map((facts, index): Lot => ({
    ...bareLot,
    id: `${type}-${index}`,
    type,
    currency: CATALOGUE_TYPES[type].currency ?? 'usd',
    auctionDate: '2026-11-26T09:40:00',
    year: 2021,
    month: 12,
    engineCc: 1496,
    start: 300_000 + index,
    average: 1_200_000 + index,
    finish: 1_300_000 + index,
    images: ['/pictures/a/0', '/pictures/a/1'],
    ...facts,
  })),
);

test('there are sixty lots of all types', () => {
  expect(LOTS.length).toBeGreaterThanOrEqual(60);
});

test.each(LOTS.map((lot) => [lot.id, lot] as const))(
  'one number with its day in every place: %s',
  async (_, lot) => {
    const choice = readLotChoice({}, { variants: ['poshlina'], cities: [] });
    const [card] = await priceLots(calc, [lot], { variants: ['poshlina'], payer: 'physic' });
    const costs = await loadCosts(calc, lot, ['poshlina'], choice);
    if (!card || !costs) throw new Error('no price');
    const page = { lot, choice, costs, origin: 'https://vvoz.example', terms: { cities: [], rates: [] } };
    const total = costs.costs[0]?.response?.totals.total ?? 0;
    const text = replaceNbsp(formatMoney(total, 'rub'));
    const large = hasFixedPrice(lot)
      ? text
      : replaceNbsp(`≈ ${formatMoney(Math.round(total / 1000) * 1000, 'rub')}`);
    const subject = createLotSubject(page);

    expect(replaceNbsp(selectPrice(page)?.amount)).toBe(large);
    // A card rounds what is expected; it does not round a fixed price.
    const rounded = hasFixedPrice(lot) ? text : replaceNbsp(`≈ ${formatThreeFigures(total)}`);
    expect(replaceNbsp(findTurnkeyPrice(card)?.amount)).toBe(rounded);
    // The shelf, the comparison and the share card show a snapshot: of a card or of the page.
    for (const snapshot of [makeSnapshot(lot, card), makePageSnapshot(page)]) {
      expect(replaceNbsp(snapshot.price)).toBe(rounded);
      expect(JSON.stringify(snapshot.cells).replaceAll('\u00A0', ' ')).toContain(rounded);
    }
    expect(JSON.stringify(listLotThings(page))).toContain(`"price":${total},`);
    // A request has the sum of the page; its mail names the receipt's day and its total to the rouble.
    expect(replaceNbsp(subject.about)).toContain(large);
    expect(subject.receipt).toMatchObject({ total, date: costs.costs[0]?.response?.date });
    const offer = describeOffer({ ...lot, costRub: total }, { origin: page.origin, path: '/s', sets: [] });
    expect(offer?.price).toBe(total);
  },
);

test('an estimated lot has three totals: those of the card and of the three receipts', async () => {
  const lot: Lot = {
    ...bareLot,
    auctionDate: '2026-11-26T09:40:00',
    year: 2021,
    estimate: 715_000,
    estimateLow: 453_000,
    estimateHigh: 999_000,
    average: 390_000,
  };
  const [card] = await priceLots(calc, [lot], { variants: ['poshlina'], payer: 'physic' });
  for (const bid of [undefined, 'low', 'high'] as const) {
    const choice = readLotChoice({ bid: bid ?? '' }, { variants: ['poshlina'], cities: [] });
    const costs = await loadCosts(calc, lot, ['poshlina'], choice);
    if (!card || !costs) throw new Error('no price');
    const page = { lot, choice, costs, origin: 'https://vvoz.example', terms: { cities: [], rates: [] } };
    const [low = 0, middle = 0, high = 0] = listBidEnds(page).map(({ total }) => total);
    expect(card.costs?.poshlina).toMatchObject({ total: middle, usual: { low, high } });
    // Whichever receipt is open, the sum that the visitor plans with is that of the middle.
    expect(replaceNbsp(selectPrice(page)?.amount)).toBe(
      replaceNbsp(`≈ ${formatMoney(Math.round(middle / 1000) * 1000, 'rub')}`),
    );
    const usual = replaceNbsp(`обычно ${formatFiguresRange(low, high, middle)}`);
    for (const snapshot of [makeSnapshot(lot, card), makePageSnapshot(page)])
      expect(replaceNbsp(snapshot.sure)).toBe(usual);
  }
});

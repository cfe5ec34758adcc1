import { expect, test } from 'vitest';
import type { CalcClient } from '@vvoz/api/calc/calcClient';
import { ApiError } from '@vvoz/api/errors';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { loadCosts } from './loadCosts.ts';

const LOT: Lot = { ...bareLot, average: 1_000_000, bodyType: 'hatchback' };
const CHOICE = {
  variant: 'poshlina',
  payer: 'physic',
  city: 'vladivostok',
  budgetText: '',
  budget: undefined,
  date: undefined,
} as const;

const answerAll = (answer: (question: Record<string, unknown>) => unknown) => ({
  receipts: async (questions: readonly Record<string, unknown>[]) => ({ items: questions.map(answer) }),
});

test("shows the backend's Russian text of a refusal", async () => {
  const load = async (fault: object) => {
    const calc = answerAll(() => ({ fault: { field: 'displacementCc', ...fault } })) as unknown as CalcClient;
    return (await loadCosts(calc, LOT, ['poshlina'], CHOICE))?.costs[0];
  };
  const message = 'displacementCc is missing';
  expect(await load({ message, messageRu: 'не указан объём двигателя (см³)' })).toEqual({
    variant: 'poshlina',
    problem: 'Не указан объём двигателя (см³).',
  });
  expect(await load({ message })).toStrictEqual({ variant: 'poshlina' });
});

test('an outage gives no problem text', async () => {
  const log = captureLog();
  const fail = () =>
    Promise.reject(new ApiError({ kind: 'http', url: '/api/calc', status: 503, messageRu: 'позже' }));
  const calc: CalcClient = { receipt: fail, receipts: fail, batch: fail, bids: fail, terms: fail };
  const loaded = await loadCosts(calc, LOT, ['poshlina', 'raspil'], CHOICE);
  expect(loaded?.costs).toStrictEqual([{ variant: 'poshlina' }, { variant: 'raspil' }]);
  expect(log).toMatchObject([{ status: 503, message: expect.stringMatching(/^receipts: /) }]);
});

/** Creates a calculator that labels costs with their variant and converts bids at 0.55 ₽ per yen. */
function createCalculator() {
  const requests: unknown[] = [];
  const makeReceipt = (code: string, rate: number | null) => ({
    lines: [
      { code: 'fee', rate: 9 },
      { code, rate },
    ],
  });
  const calc = {
    ...answerAll(({ variant, payer, city, date }) => {
      requests.push({ variant, payer, city, date });
      return { receipt: { total: variant } };
    }),
    bids: async (_question: unknown, budget: number, choice: unknown) => {
      requests.push([budget, choice]);
      return {
        items: [
          { variant: 'raspil', receipt: makeReceipt('price', 0.6) },
          { variant: 'poshlina', receipt: makeReceipt('price', 0.55) },
          { variant: 'unasked', receipt: makeReceipt('price', 7) },
        ],
      };
    },
  };
  return { requests, calc: calc as unknown as CalcClient };
}

test('each variant of the catalogue has its costs, for the payer and the city', async () => {
  const { requests, calc } = createCalculator();
  expect(await loadCosts(calc, LOT, ['poshlina', 'raspil'], CHOICE)).toEqual({
    costs: [
      { variant: 'poshlina', response: { total: 'poshlina' } },
      { variant: 'raspil', response: { total: 'raspil' } },
    ],
    priceNote: 'средняя цена таких лотов',
  });
  expect(requests).toEqual([
    { variant: 'poshlina', payer: 'physic', city: 'vladivostok' },
    { variant: 'raspil', payer: 'physic', city: 'vladivostok' },
  ]);
});

test.each<[Partial<Lot>, string]>([
  [{ status: 'sold', finish: 900_000 }, 'цена продажи'],
  [{ average: undefined, start: 300_000 }, 'стартовая цена'],
  [{ type: 'korean', currency: 'krw', average: undefined, finish: 900_000 }, 'цена у продавца'],
])('the costs of %j start from: %s', async (changes, priceNote) => {
  const { calc } = createCalculator();
  expect(await loadCosts(calc, { ...LOT, ...changes }, ['poshlina'], CHOICE)).toHaveProperty(
    'priceNote',
    priceNote,
  );
});

test('without a price or a variant nothing is calculated', async () => {
  const { calc } = createCalculator();
  expect(await loadCosts(calc, { ...LOT, average: undefined }, ['poshlina'], CHOICE)).toBeUndefined();
  expect(await loadCosts(calc, LOT, [], CHOICE)).toBeUndefined();
});

test('receipt and highest bid are for the chosen day', async () => {
  const { requests, calc } = createCalculator();
  await loadCosts(calc, LOT, ['poshlina'], { ...CHOICE, budget: 2_000_000, date: '2026-12-20' });
  expect(requests).toContainEqual(expect.objectContaining({ variant: 'poshlina', date: '2026-12-20' }));
  expect(requests).toContainEqual([2_000_000, expect.objectContaining({ date: '2026-12-20' })]);
});

test('with a budget there are bids, the chosen variant first, and the cost of a bid step', async () => {
  const { requests, calc } = createCalculator();
  const choice = { ...CHOICE, budget: 2_000_000, variant: 'raspil' } as const;
  const costs = await loadCosts(calc, LOT, ['poshlina', 'raspil', 'construct'], choice);
  expect(costs?.bids).toMatchObject({
    kind: 'found',
    bids: [{ variant: 'raspil' }, { variant: 'poshlina' }],
    step: { bid: 10_000, totalRub: 5500 },
  });
  expect(requests).toContainEqual([2_000_000, { payer: 'physic', city: 'vladivostok' }]);
  const dollars = await loadCosts(calc, { ...LOT, currency: 'usd' }, ['poshlina'], choice);
  expect(dollars?.bids).not.toHaveProperty('step');
});

test.each([
  ['poshlina', ['poshlina', 'construct', 'raspil']],
  ['construct', ['construct', 'poshlina', 'raspil']],
  ['raspil', ['raspil', 'poshlina', 'construct']],
] as const)('when %s is chosen, its bid comes first; the others keep their order', async (variant, order) => {
  const variants = ['poshlina', 'construct', 'raspil'] as const;
  const items = variants.map((name) => ({ variant: name }));
  const calc = { ...createCalculator().calc, bids: async () => ({ items }) } as unknown as CalcClient;
  const costs = await loadCosts(calc, LOT, variants, { ...CHOICE, budget: 1, variant });
  expect(costs?.bids).toMatchObject({ bids: order.map((name) => ({ variant: name })) });
});

test.each<[string, readonly unknown[]]>([
  ['no bids', []],
  ['a bid without a receipt', [{ variant: 'poshlina' }]],
  ['a bid without the price', [{ variant: 'poshlina', receipt: { lines: [{ code: 'fee', rate: 9 }] } }]],
])('%s: no step is shown', async (_, items) => {
  const calc = { ...createCalculator().calc, bids: async () => ({ items }) } as unknown as CalcClient;
  const costs = await loadCosts(calc, LOT, ['poshlina'], { ...CHOICE, budget: 1 });
  expect(costs?.bids).toEqual({ kind: 'found', bids: items });
});

test('if bids fail, the costs are still shown and the failure is logged', async () => {
  const log = captureLog();
  const bids = async () => {
    throw new ApiError({ kind: 'timeout', url: '/api/calc/bid', afterMs: 8000 });
  };
  const calc = { ...createCalculator().calc, bids };
  const costs = await loadCosts(calc, LOT, ['poshlina'], { ...CHOICE, budget: 1 });
  expect(costs).toMatchObject({ costs: [{ response: {} }], bids: { kind: 'failed' } });
  expect(log).toMatchObject([{ message: expect.stringContaining('bids for a budget') }]);
});

test('a bid is asked for with the estimate of the lot, from which its chance follows', async () => {
  const asked: unknown[] = [];
  const { calc } = createCalculator();
  const bids: CalcClient['bids'] = async (question) => {
    asked.push([question.est_low, question.est, question.est_high]);
    return { items: [] };
  };
  const estimate = { estimate: 715_000, estimateLow: 620_000, estimateHigh: 830_000 };
  const lot = { ...LOT, status: 'coming', ...estimate } as const;
  await loadCosts({ ...calc, bids }, lot, ['poshlina'], { ...CHOICE, budget: 2_000_000 });
  expect(asked).toEqual([[620_000, 715_000, 830_000]]);
});

test('an estimated lot also has the receipts of both ends, for the chosen variant', async () => {
  const asked: unknown[] = [];
  const calc = answerAll(({ price, variant }) => {
    asked.push([variant, price]);
    return { receipt: { total: price } };
  }) as unknown as CalcClient;
  const lot = { ...LOT, estimate: 715_000, estimateLow: 453_000, estimateHigh: 999_000 };
  const costs = await loadCosts(calc, lot, ['poshlina', 'raspil'], { ...CHOICE, variant: 'raspil' });
  expect(costs?.ends).toEqual({
    low: { price: 453_000, response: { total: 453_000 } },
    high: { price: 999_000, response: { total: 999_000 } },
  });
  expect(asked).toEqual([
    ['poshlina', 715_000],
    ['raspil', 715_000],
    ['raspil', 453_000],
    ['raspil', 999_000],
  ]);
  // Both ends or none.
  const refusing = answerAll(({ price }) =>
    price === 999_000
      ? { fault: { field: 'price', messageRu: 'нет такой цены' } }
      : { receipt: { total: price } },
  ) as unknown as CalcClient;
  expect(await loadCosts(refusing, lot, ['poshlina'], CHOICE)).not.toHaveProperty('ends');
  // A sold lot starts from what was paid.
  const sold = { ...lot, status: 'sold', finish: 800_000 } as const;
  expect(await loadCosts(calc, sold, ['poshlina'], CHOICE)).not.toHaveProperty('ends');
});

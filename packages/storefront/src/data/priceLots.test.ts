import { expect, test } from 'vitest';
import type { CalcBatchResponse } from '@vvoz/api/calc/receipt';
import { ApiError } from '@vvoz/api/errors';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { priceLots } from './priceLots.ts';

const makeLot = (id: string, over: Partial<Lot> = {}): Lot => ({
  ...bareLot,
  id,
  average: 1_000_000,
  bodyType: 'hatchback',
  ...over,
});
const TERMS = { variants: ['poshlina'], payer: 'physic' } as const;

const makeItem = (total: number, low?: number): CalcBatchResponse['items'][number] => ({
  receipts: {
    poshlina: {
      id: 'x',
      date: '2026-11-21',
      payer: 'physic',
      variant: 'poshlina',
      totals: { abroad: 0, customs: 0, russia: 0, total },
      assumptions: [],
      ...(low === undefined ? {} : { interval: { low, high: total, reasons: ['age_interval'] } }),
    },
  },
  faults: {},
});

test('one call prices all lots; lots without a price are left out of it', async () => {
  const calls: unknown[] = [];
  const priced = await priceLots(
    {
      batch: async (questions, terms) => {
        calls.push([questions.map(({ price }) => price), terms]);
        return { items: [makeItem(1), makeItem(3, 2)] };
      },
    },
    [
      makeLot('a', { average: 1 }),
      makeLot('b', { average: 0 }),
      makeLot('c', { average: 3 }),
      makeLot('d', { type: 'stock' }),
    ],
    TERMS,
  );
  expect(calls).toEqual([[[1, 3], TERMS]]);
  expect(priced.map(({ id, costs }) => [id, costs])).toEqual([
    ['a', { poshlina: { total: 1 } }],
    ['b', undefined],
    ['c', { poshlina: { total: 3, low: 2, reason: 'месяц выпуска' } }],
    ['d', undefined],
  ]);
  expect(priced[0]).not.toHaveProperty('bodyType');
});

test('a card knows what such lots usually cost: both ends of its estimate are priced with it', async () => {
  const asked: unknown[] = [];
  const usual = { low: 1_298_016, high: 1_620_839 };
  const receipt = { ...makeItem(1_453_386).receipts.poshlina, usual } as never;
  const estimate = { estimate: 715_000, estimateLow: 620_000, estimateHigh: 830_000 };
  const [card] = await priceLots(
    {
      batch: async (questions) => {
        asked.push(...questions.map(({ price, est_low, est_high }) => [est_low, price, est_high]));
        return { items: [{ receipts: { poshlina: receipt }, faults: {} }] };
      },
    },
    [makeLot('a', { status: 'coming', ...estimate })],
    TERMS,
  );
  expect(asked).toEqual([[620_000, 715_000, 830_000]]);
  expect(card?.costs?.poshlina).toEqual({ total: 1_453_386, usual });
});

test('the badge of a card says what its receipt knows: a border near the day, else the motor', async () => {
  const { poshlina } = makeItem(1_701_000).receipts;
  const receipt = {
    ...poshlina,
    limit160: { state: 'open', engineKw: 112, motorKw: [20, 45] },
    border: { date: '2027-01-01', reason: 'tables', before: 1_543_000, after: 1_701_000 },
  } as never;
  const readBadges = async (status: Lot['status']) => {
    const [card] = await priceLots(
      { batch: async () => ({ items: [{ receipts: { poshlina: receipt }, faults: {} }] }) },
      [makeLot('a', { status, finish: 1_000_000, fuel: 'hybrid', feeClass: 'open' })],
      TERMS,
    );
    return card?.badges?.map(({ text }) => text.replaceAll('\u00A0', ' '));
  };
  expect(await readBadges('coming')).toEqual(['с 1 января дороже на 158 тыс. ₽']);
  expect(await readBadges('sold')).toEqual(['зависит от мотора, 112 + 20…45 кВт']);
});

test('each variant has its cost; a lot that the calculator left out has none', async () => {
  const { receipts } = makeItem(1);
  const makeReceipt = (total: number) => ({ ...makeItem(total).receipts.poshlina }) as never;
  const item = { receipts: { ...receipts, construct: makeReceipt(2), raspil: makeReceipt(3) }, faults: {} };
  const priced = await priceLots({ batch: async () => ({ items: [item] }) }, [makeLot('a'), makeLot('b')], {
    variants: ['poshlina', 'construct', 'raspil'],
    payer: 'jur',
  });
  expect(priced.map(({ costs }) => costs)).toEqual([
    { poshlina: { total: 1 }, construct: { total: 2 }, raspil: { total: 3 } },
    {},
  ]);
});

test('a catalogue without price variants requests no prices', async () => {
  const priced = await priceLots({ batch: () => Promise.reject(new TypeError('called')) }, [makeLot('a')], {
    variants: [],
    payer: 'physic',
  });
  expect(priced[0]).not.toHaveProperty('costs');
});

test('when the calculator fails, lots with a price to calculate from are marked unpriced', async () => {
  const batch = () =>
    Promise.reject(new ApiError({ kind: 'network', url: 'api/calc/batch', detail: 'refused' }));
  const log = captureLog();
  const priced = await priceLots({ batch }, [makeLot('a'), makeLot('b', { average: 0 })], TERMS);
  expect(log).toMatchObject([{ message: expect.stringMatching(/^prices of a list: /) }]);
  expect(priced.map(({ id, unpriced }) => [id, unpriced])).toEqual([
    ['a', true],
    ['b', undefined],
  ]);
});

test('rethrows errors that are not failed calls', async () => {
  const batch = () => Promise.reject(new TypeError('items is not iterable'));
  await expect(priceLots({ batch }, [makeLot('a')], TERMS)).rejects.toThrow(TypeError);
});

import { expect, test } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { captureLog } from '@vvoz/site-server/testing/capturedLog';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createExampleReceipts } from './exampleReceipt.ts';
import { createReceiptGetter } from './receiptData.ts';

const RECEIPT = { totals: { total: 1_448_982 }, lines: [] };
const EXACT: PricedLot = { ...prius, id: 'exact', costs: { poshlina: { total: 1_448_982 } } };
const INTERVAL: PricedLot = { ...prius, id: 'interval', costs: { poshlina: { total: 2, low: 1 } } };

function createExample(receipt = async () => RECEIPT as never) {
  const choices: unknown[] = [];
  const backend = createFakeBackend({
    calc: {
      receipt: async (_question, choice) => {
        choices.push(choice);
        return receipt();
      },
    },
  });
  const getExample = createExampleReceipts(createReceiptGetter(() => backend().calc));
  return { getExample, choices };
}

test('the example is the first lot whose cost is certain, with full duty for a private person', async () => {
  const { getExample, choices } = createExample();
  const unpriced = { ...prius, id: 'unpriced' };
  expect(await getExample([unpriced, INTERVAL, EXACT])).toEqual({
    lot: EXACT,
    receipt: RECEIPT,
    priceNote: 'средняя цена таких лотов',
  });
  await getExample([EXACT]);
  expect(choices).toEqual([{ variant: 'poshlina', payer: 'physic' }]);
});

test('a lot whose two outcomes cost the same is certain', async () => {
  const { getExample } = createExample();
  const same = { ...EXACT, costs: { poshlina: { total: 5, low: 5 } } };
  expect((await getExample([same]))?.lot).toBe(same);
});

test('without a lot of certain cost, and when the calculator fails, there is no example', async () => {
  const { getExample, choices } = createExample();
  const { average: _average, start: _start, ...priceless } = EXACT;
  expect(await getExample([])).toBeUndefined();
  expect(await getExample([INTERVAL])).toBeUndefined();
  expect(await getExample([priceless])).toBeUndefined();
  expect(choices).toEqual([]);
  const log = captureLog();
  const fail = async () => {
    throw new ApiError({ kind: 'http', url: '/api/calc', status: 503 });
  };
  expect(await createExample(fail).getExample([EXACT])).toBeUndefined();
  expect(log).toMatchObject([{ message: expect.stringMatching(/^receipt of the example/) }]);
});

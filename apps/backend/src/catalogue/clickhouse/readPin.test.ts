import { expect, test } from 'vitest';
import { StoreUnavailable } from '../CatalogueStore.ts';
import type { ClickHouse } from './openClickHouse.ts';
import { readPin, requirePin } from './readPin.ts';

const createBatch = (id: number, fields: object = {}) => ({
  generation: 1,
  id,
  base: id - 1,
  isDone: 1,
  version: String(id),
  stamp: 's',
  changeId: id * 10,
  ...fields,
});
const serve = (...batches: readonly object[]) => ({ all: async () => batches }) as unknown as ClickHouse;
const readWhere = async (...batches: readonly object[]) => (await readPin(serve(...batches)))?.where;

test('the newest complete batch is the state', async () => {
  expect(await readPin(serve(createBatch(1), createBatch(2)))).toEqual({
    generation: 1,
    batch: 2,
    version: '2',
    stamp: 's',
    changeId: 20,
    where: 'generation = 1 and batch <= 2',
  });
});

test('a batch that has not ended, or that another one has overtaken, is not in the state', async () => {
  expect(await readWhere(createBatch(1), createBatch(2, { isDone: 0 }))).toBe(
    'generation = 1 and batch <= 1',
  );
  const late = createBatch(3, { base: 1 });
  expect(await readWhere(createBatch(1), createBatch(2), late)).toBe('generation = 1 and batch <= 2');
  const next = createBatch(4, { base: 2 });
  expect(await readWhere(createBatch(1), createBatch(2), late, next)).toBe(
    'generation = 1 and batch <= 4 and batch not in (3)',
  );
  expect(await readWhere(createBatch(1), createBatch(2, { isDone: 0 }), createBatch(3, { base: 1 }))).toBe(
    'generation = 1 and batch <= 3 and batch not in (2)',
  );
});

test('a new generation has its own batches only', async () => {
  const broken = createBatch(2, { isDone: 0 });
  const first = createBatch(3, { generation: 2, base: 0 });
  expect(await readWhere(createBatch(1), broken, first)).toBe('generation = 2 and batch <= 3');
  // A batch on the generation before that ends after it.
  const late = createBatch(4, { base: 1 });
  expect(await readWhere(createBatch(1), first, late)).toBe('generation = 2 and batch <= 3');
});

test('before the first batch has ended there are no lots', async () => {
  expect(await readPin(serve(createBatch(1, { base: 0, isDone: 0 })))).toBeUndefined();
  await expect(requirePin(serve())).rejects.toThrow(StoreUnavailable);
});

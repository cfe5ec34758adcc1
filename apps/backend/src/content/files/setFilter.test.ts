import { expect, test } from 'vitest';
import { setFileSchema } from './fileSchemas.ts';

const readFilter = (filter: Readonly<Record<string, unknown>>) =>
  setFileSchema.safeParse({ id: 12, title: 'Дизельные кроссоверы', type: 'korean', text: '', filter });

test('a set may choose by the kinds that the reference knows', () => {
  const filter = { body_kind: ['crossover'], engine_kind: ['diesel'], seats: ['7'] };
  expect(readFilter(filter).data?.filter).toMatchObject(filter);
});

test('a kind that does not exist is refused', () => {
  expect(readFilter({ body_kind: ['cart'] }).success).toBe(false);
});

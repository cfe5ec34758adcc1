import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { leaveFaultsOut } from './leaveFaultsOut.ts';

const itemSchema = z.object({ name: z.string(), note: z.string().optional() });
const schema = z.object({
  title: z.string(),
  items: z.array(itemSchema),
  extra: z.object({ from: z.number(), to: z.number() }).optional(),
});

test('an answer without faults is read whole', () => {
  const answer = { title: 'a', items: [{ name: 'b' }] };
  expect(leaveFaultsOut(schema, answer)).toEqual({ data: answer, leftOut: [] });
});

test.each<[string, unknown, unknown, readonly string[]]>([
  [
    'an optional field',
    { title: 'a', items: [{ name: 'b', note: 1 }] },
    { title: 'a', items: [{ name: 'b' }] },
    ['items.0.note'],
  ],
  [
    'the whole of an optional part that lacks a field',
    { title: 'a', items: [], extra: { from: 1 } },
    { title: 'a', items: [] },
    ['extra'],
  ],
  [
    'two items in a row',
    { title: 'a', items: [{ name: 'b' }, {}, { note: 'c' }, { name: 'd' }] },
    { title: 'a', items: [{ name: 'b' }, { name: 'd' }] },
    ['items.2', 'items.1'],
  ],
])('%s is left out', (_what, answer, data, leftOut) => {
  expect(leaveFaultsOut(schema, answer)).toEqual({ data, leftOut });
});

test.each<[string, unknown]>([
  ['a part that must be there', { items: [] }],
  ['a list that is none', { title: 'a', items: 'b' }],
  ['an object', null],
  ['an answer of another shape', { title: 'a', items: Array.from({ length: 60 }, () => ({})) }],
])('without %s there is no answer', (_what, answer) => {
  expect(leaveFaultsOut(schema, answer)).toBeUndefined();
});

test('whatever the items are, the good ones stay in their order', () => {
  const good = fc.record({ name: fc.string() });
  const bad = fc.oneof(fc.constant(null), fc.record({ name: fc.integer() }), fc.array(fc.string()));
  fc.assert(
    fc.property(fc.array(fc.oneof(good, bad), { maxLength: 12 }), (items) => {
      const isGood = (item: unknown) => itemSchema.safeParse(item).success;
      expect(leaveFaultsOut(schema, { title: 'a', items })?.data.items).toEqual(items.filter(isGood));
    }),
  );
});

import { expect, test } from 'vitest';
import { documentSchema } from './document.ts';

const nested = (levels: number): object =>
  levels === 1 ? { end: true } : { in: levels % 2 === 0 ? nested(levels - 1) : [nested(levels - 2)] };

const findFault = (maxLength: number, value: unknown) =>
  documentSchema(maxLength).safeParse(value).error?.issues[0]?.message;

test('equal documents give equal JSON: names sorted at every level, texts cleaned', () => {
  const document = { lot: [{ year: 2019, brand: ' KIA\u0007 ' }], auction: null, b: false, a: 'раз\r\nдва' };
  expect(JSON.stringify(documentSchema(1000).parse(document))).toBe(
    '{"a":"раз\\nдва","auction":null,"b":false,"lot":[{"brand":"KIA","year":2019}]}',
  );
});

test('names are cleaned and cut at 100 characters', () =>
  expect(Object.keys(documentSchema(1000).parse({ [` ${'n'.repeat(101)}`]: 1 }))).toEqual(['n'.repeat(100)]));

test('eight levels are accepted, nine are refused', () => {
  const eight = { a: [{ b: [{ c: [{ d: [1] }] }] }] };
  expect(documentSchema(1000).parse(eight)).toEqual(eight);
  expect(findFault(1000, { a: [{ b: [{ c: [{ d: [[1]] }] }] }] })).toBe('must not have more than 8 levels');
  expect(findFault(1000, { whole: 1, deep: nested(30) })).toBe('must not have more than 8 levels');
});

test.each([[{ a: [1, undefined] }], [{ a: () => 1 }], [{ a: 1n }]])(
  'what JSON cannot hold is refused',
  (value) => expect(documentSchema(1000).safeParse(value).success).toBe(false),
);

test('the JSON may be exactly as long as the limit', () => {
  expect(findFault(7, { a: 1 })).toBeUndefined();
  expect(findFault(6, { a: 1 })).toBe('must not have more than 6 characters');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAULT, parseQuery } from './parseQuery.ts';

const parsePlain = (search: string): unknown => ({ ...parseQuery(search) });

test.each([
  ['a=1', { a: '1' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[]=1', { a: ['1'] }],
  ['a%5B%5D=1&a[]=2', { a: ['1', '2'] }],
  ['a[0]=1&a=2', { a: ['1', '2'] }],
  ['a=b+c%20d%2B', { a: 'b c d+' }],
  ['a', { a: '' }],
  ['=1', { '': '1' }],
  ['a==b', { a: '=b' }],
  ['&&a=1&', { a: '1' }],
  ['a[x]=1', { 'a[x]': '1' }],
  ['%D0%B0=%D0%91', { а: 'Б' }],
])('%s', (search, expected) => {
  expect(parsePlain(search)).toEqual(expected);
});

test('names of Object.prototype are ordinary names', () => {
  const record = parseQuery('__proto__=1&constructor=2&__proto__[x]=3');
  expect(Object.keys(record)).toEqual(['__proto__', 'constructor', '__proto__[x]']);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test.each([['%'], ['a=%D0'], ['%zz=1'], ['a=%C0%80'], ['a'.repeat(16_385)], ['a&'.repeat(201)]])(
  'a fault, not an exception: %.12s',
  (search) => {
    expect(parseQuery(search)[FAULT]).toEqual(expect.any(String));
  },
);

test('property: parses every query string that a browser encodes', () => {
  const pairs = fc.array(fc.tuple(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ unit: 'grapheme' })), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(pairs, (list) => {
      const record = parseQuery(new URLSearchParams(list).toString());
      for (const [name] of list) {
        const values = list.filter(([other]) => other === name).map(([, value]) => value.toWellFormed());
        expect([record[name]].flat()).toEqual(values);
      }
    }),
  );
});

test('property: nothing makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[%&=[\]a0+;?]*$/)), (search) => {
      parseQuery(search);
    }),
  );
});

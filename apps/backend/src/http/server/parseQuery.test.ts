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
  ['a[12]=1', { a: ['1'] }],
  ['a[0]b=1', { 'a[0]b': '1' }],
  ['a+b=1&a%2Bb=2', { 'a b': '1', 'a+b': '2' }],
  ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
  ['a=', { a: '' }],
  ['%D0%B0=%D0%91', { а: 'Б' }],
])('%s', (search, expected) => {
  expect(parsePlain(search)).toEqual(expected);
});

test('names of Object.prototype are ordinary names', () => {
  const record = parseQuery('__proto__=1&constructor=2&__proto__[x]=3');
  expect(Object.keys(record)).toEqual(['__proto__', 'constructor', '__proto__[x]']);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

const BAD_UTF8 = 'contains a percent-encoding that is not UTF-8';

test.each([
  ['%', BAD_UTF8],
  ['a=%D0', BAD_UTF8],
  ['%zz=1', BAD_UTF8],
  ['a=%C0%80', BAD_UTF8],
  ['a'.repeat(16_385), 'is longer than 16384 characters'],
  ['a&'.repeat(201), 'has more than 200 fields'],
])('%.12s is a fault, not an exception', (search, reason) => {
  expect(parseQuery(search)).toEqual({ [FAULT]: reason });
});

test('16,384 characters and 200 fields are accepted', () => {
  expect(parsePlain('a'.repeat(16_384))).toEqual({ ['a'.repeat(16_384)]: '' });
  expect(parsePlain('a&'.repeat(200))).toEqual({ a: Array.from({ length: 200 }, () => '') });
});

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

test('property: it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[%&=[\]a0+;?]*$/)), (search) => {
      parseQuery(search);
    }),
  );
});

import { expect, test } from 'vitest';
import { toFeedTable } from './feedTable.ts';

test('a table has the values of its type, and the defaults', () =>
  expect(toFeedTable('feed', { table: 'main', type: 'japan' })).toEqual({
    table: 'main',
    type: 'japan',
    source: 'feed/main',
    parent: 'japan',
    country: 'JP',
    currency: 'jpy',
    priceUnit: 1,
    minPriceRub: 1000,
    finishKey: 'FINISH',
    sheet: 'first of four',
    stage: 'coming',
    needsDate: true,
  }));

test('the values of a row replace those of its type', () => {
  const row = {
    table: 'hdm',
    type: 'japan',
    country: 'KR',
    currency: 'krw',
    priceUnit: 1000,
    minPriceRub: 5,
    finishKey: 'PRICE',
    sheet: 'none',
    stage: 'either',
    where: 'IS_STAT=0',
  } as const;
  expect(toFeedTable('feed', row)).toMatchObject(row);
});

test.each([
  ['japan', 'coming', true],
  ['japan_st', 'sold', true],
  ['korean', 'fixed', false],
] as const)('lots of %s are %s; a day is needed: %j', (type, stage, needsDate) =>
  expect(toFeedTable('feed', { table: 'main', type })).toMatchObject({ stage, needsDate }),
);

const leftovers = { table: 'one', type: 'left', parent: 'japan', country: 'JP', currency: 'jpy' } as const;

test.each(['parent', 'country', 'currency'] as const)('a row must have a %s if its type has none', (key) => {
  expect(toFeedTable('feed', leftovers)[key]).toBe(leftovers[key]);
  expect(() => toFeedTable('feed', { ...leftovers, [key]: undefined })).toThrow(
    new RangeError('feed/one: the type left has no parent, country or currency.'),
  );
});

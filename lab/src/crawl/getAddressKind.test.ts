import { expect, test } from 'vitest';
import { getAddressKind } from './getAddressKind.ts';

const SITE = 'https://vvoz.example';
const isSameKind = (one: string, other: string) =>
  getAddressKind(SITE + one) === getAddressKind(SITE + other);

test.each([
  ['/japan/czeny-na-avto/toyota', '/japan/czeny-na-avto/honda', true],
  ['/japan/czeny-na-avto/toyota', '/japan/czeny-na-avto/toyota/prius', false],
  ['/japan/czeny-na-avto/toyota', '/japan/czeny-na-avto/toyota?page=2', false],
  ['/japan/czeny-na-avto', '/korea/czeny-na-avto', false],
  ['/informacziya/a', '/informacziya/b', true],
  ['/informacziya/a', '/video/b', false],
])('%s and %s are of one kind: %s', (one, other, expected) => {
  expect(isSameKind(one, other)).toBe(expected);
});

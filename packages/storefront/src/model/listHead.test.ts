import { expect, test } from 'vitest';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { continueList, countLots, hasUnpriced, makeListHead, withoutShown } from './listHead.ts';

const makeLots = (ids: string): readonly PricedLot[] => [...ids].map((id) => ({ ...bareLot, id }));
const makeList = (head: string, items: string) => ({
  ...(head ? { head: makeListHead(makeLots(head)) } : {}),
  items: makeLots(items),
});
const join = (lots: readonly PricedLot[] | undefined) => lots?.map(({ id }) => id).join('');

test('the lots of the document count as shown', () => {
  expect(countLots(makeList('abc', 'de'))).toBe(5);
  expect(join(withoutShown(makeList('abc', 'de'), makeLots('cdf')))).toBe('f');
});

test('a list tells that a price is missing in any of its parts', () => {
  const unpriced = makeLots('a').map((lot) => ({ ...lot, unpriced: true as const }));
  expect(hasUnpriced({ head: makeListHead(unpriced), items: makeLots('b') })).toBe(true);
  expect(hasUnpriced({ ...makeList('b', ''), items: unpriced })).toBe(true);
  expect(hasUnpriced(makeList('a', 'b'))).toBe(false);
});

test.each<[string, [string, string], [string, string], string | undefined]>([
  ['the same head is continued', ['abc', ''], ['abc', 'de'], 'de'],
  ['a lot that the document has now is left out', ['bcd', ''], ['bc', 'de'], 'e'],
  ['a lot that left the head makes the stored list useless', ['xab', ''], ['abc', 'de'], undefined],
  ['a list without a head is taken whole', ['', 'ab'], ['', 'abc'], 'abc'],
  ['a whole list continues a head', ['ab', ''], ['', 'abc'], 'c'],
  ['a stored head is useless in a document without one', ['', 'ab'], ['ab', 'c'], undefined],
])('%s', (_name, [head, items], [storedHead, storedItems], continued) =>
  expect(join(continueList(makeList(head, items), makeList(storedHead, storedItems)))).toBe(continued),
);

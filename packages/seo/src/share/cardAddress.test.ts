import { expect, test } from 'vitest';
import { formatCardAddress, readCardPlace, type CardPlace } from './cardAddress.ts';

test.each<[CardPlace, string]>([
  [{ kind: 'lot', type: 'japan', id: 'a/б' }, '/pictures/card/lot/japan/a%2F%D0%B1?v=1'],
  [{ kind: 'list', template: 'japan', segments: [] }, '/pictures/card/list/japan?v=1'],
  [
    { kind: 'list', template: 'japan', segments: ['toyota', 'prius'] },
    '/pictures/card/list/japan/toyota/prius?v=1',
  ],
  [{ kind: 'page', path: '/informacziya/tamozhnya' }, '/pictures/card/page/informacziya/tamozhnya?v=1'],
])('%o is formatted as an address and read back from it', (place, address) => {
  expect(formatCardAddress(place, '1')).toBe(address);
  const parts = address.replace('?v=1', '').split('/').slice(3).map(decodeURIComponent);
  expect(readCardPlace(parts)).toEqual(place);
});

test.each([[[]], [['lot']], [['lot', 'japan']], [['lot', 'japan', '1', '2']], [['text', 'Любой текст']]])(
  '%o is not the address of a card',
  (parts) => expect(readCardPlace(parts)).toBeUndefined(),
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTransferLink, readTransferLink } from './transferLink.ts';
import { packTransfer, unpackTransfer, type Transfer } from './transferText.ts';

const type = fc.constantFrom('japan', 'korean', 'china', 'spec_japan');
const id = fc.oneof(
  fc.nat().map(String),
  fc.constantFrom(
    '0',
    '007',
    '999999999999999',
    '9007199254740993',
    'A-12.b',
    'лот~5',
    "(a)!*'",
    '$1',
    'a:b;c&d',
  ),
);
const key = fc.tuple(type, id).map((parts) => parts.join('/'));
const transfer: fc.Arbitrary<Transfer> = fc.record({
  favourites: fc.uniqueArray(key, { maxLength: 60 }),
  compare: fc.uniqueArray(key, { maxLength: 4 }),
});

describe('a shelf in the fragment of an address', () => {
  test('arrives as it was, in its order, in characters that a fragment may have', () => {
    fc.assert(
      fc.property(transfer, (shelf) => {
        const text = packTransfer(shelf);
        expect(text).toMatch(/^[\w\-.~!$&'()*+,;=:@/?%]+$/);
        expect(unpackTransfer(text)).toEqual(shelf);
      }),
    );
  });

  test('a text that lost a character, or has another one, is damaged', () => {
    fc.assert(
      fc.property(transfer, fc.nat(), fc.constantFrom('', 'x', '9'), (shelf, at, instead) => {
        const text = packTransfer(shelf);
        const place = 1 + (at % (text.length - 1));
        const broken = text.slice(0, place) + instead + text.slice(place + 1);
        fc.pre(broken !== text);
        expect(unpackTransfer(broken)).toBe('damaged');
      }),
    );
  });

  test('any other text is refused without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['damaged', 'newer']).toContain(unpackTransfer(text));
      }),
    );
  });

  test('a text with a right checksum is damaged if no shelf can have its lots', () => {
    const keys = Array.from({ length: 205 }, (_, index) => `japan/${index}`);
    expect(unpackTransfer(packTransfer({ favourites: keys.slice(1), compare: [] }))).not.toBe('damaged');
    expect(unpackTransfer(packTransfer({ favourites: keys, compare: [] }))).toBe('damaged');
    expect(unpackTransfer(packTransfer({ favourites: ['JAPAN/1'], compare: [] }))).toBe('damaged');
  });

  test('a text of a later release says so', () => {
    expect(unpackTransfer('2anything')).toBe('newer');
  });
});

describe('the link to another device', () => {
  const page = 'https://vvoz.example/izbrannoe';
  const keys = Array.from({ length: 200 }, (_, index) => `japan/${100_000_000_000 + index * 7919}`);

  test('has at most 2,000 characters: the oldest favourites are left out, the comparison is not', () => {
    const { link, omitted } = makeTransferLink(page, { favourites: keys, compare: keys.slice(0, 4) });
    expect(link.length).toBeLessThanOrEqual(2000);
    const { favourites, compare } = readTransferLink(new URL(link).hash) as Transfer;
    expect(favourites).toEqual(keys.slice(0, keys.length - omitted));
    expect(favourites.length).toBeGreaterThan(150);
    expect(compare).toEqual(keys.slice(0, 4));
  });

  test('of exactly 2,000 characters keeps all favourites; one character more drops the oldest one only', () => {
    const shelf = { favourites: keys.slice(0, 100), compare: [] };
    const short = makeTransferLink(page, shelf);
    expect(short.omitted).toBe(0);
    const room = 2000 - short.link.length;
    const full = makeTransferLink(page + 'x'.repeat(room), shelf);
    expect([full.link.length, full.omitted]).toEqual([2000, 0]);
    const cut = makeTransferLink(page + 'x'.repeat(room + 1), shelf);
    expect(cut.omitted).toBe(1);
    expect(readTransferLink(new URL(cut.link).hash)).toEqual({ ...shelf, favourites: keys.slice(0, 99) });
  });

  test('a fragment without a shelf is not read', () => {
    expect(readTransferLink('#searches')).toBeUndefined();
    expect(readTransferLink('')).toBeUndefined();
    expect(readTransferLink('#p=')).toBe('damaged');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatShared,
  MAX_SHARED_LOTS,
  MAX_SHARED_TEXT,
  mergeShared,
  parseShared,
  type SharedState,
} from './sharedFavourites.ts';

const [A, B, C] = ['japan/a', 'china/b', 'spec/c'];

test.each<[string, SharedState, ReturnType<typeof mergeShared>]>([
  [
    'the first host shares what it has',
    { local: [B, A], shared: undefined, agreed: [] },
    { add: [], remove: [], shared: [A, B] },
  ],
  [
    'a host without favourites gets them',
    { local: [], shared: [A, B], agreed: [] },
    { add: [A, B], remove: [], shared: [A, B] },
  ],
  [
    'two hosts add',
    { local: [C, A], shared: [A, B], agreed: [A] },
    { add: [B], remove: [], shared: [A, B, C] },
  ],
  [
    'another host has removed one',
    { local: [A, B], shared: [A], agreed: [A, B] },
    { add: [], remove: [B], shared: [A] },
  ],
  [
    'this host has removed one',
    { local: [A], shared: [A, B], agreed: [A, B] },
    { add: [], remove: [], shared: [A] },
  ],
  [
    'another host has removed all',
    { local: [A, B], shared: [], agreed: [A, B] },
    { add: [], remove: [A, B], shared: [] },
  ],
  [
    'a lost cookie removes nothing',
    { local: [A, B], shared: undefined, agreed: [A, B] },
    { add: [], remove: [], shared: [B, A] },
  ],
])('%s', (_, state, change) => expect(mergeShared(state)).toEqual(change));

const lotKey = fc
  .tuple(fc.constantFrom('japan', 'china', 'spec_japan'), fc.stringMatching(/^[^\s,/?#\uD800-\uDFFF]{1,80}$/))
  .map(([type, id]) => `${type}/${id}`);

test('any keys fit into a cookie, and can be read again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(lotKey, { maxLength: 90 }), (lots) => {
      const text = formatShared(lots);
      expect(text.length).toBeLessThanOrEqual(MAX_SHARED_TEXT);
      expect(text).toMatch(/^[\w!'()*.~%|/-]+$/);
      const read = parseShared(text) ?? [];
      expect(read.length).toBeLessThanOrEqual(MAX_SHARED_LOTS);
      expect(read).toEqual(lots.slice(0, read.length));
    }),
  );
});

test.each([
  ['', undefined],
  ['-', []],
  ['japan/a|<script>|japan/%|china/b|japan/a', ['japan/a', 'china/b']],
])('the cookie %j is %j', (text, lots) => expect(parseShared(text)).toEqual(lots));

test('a full cookie is never taken for a removal', () => {
  const shared = Array.from({ length: MAX_SHARED_LOTS }, (_, id) => `japan/${id}`);
  const local = ['japan/new', ...shared.toReversed()];
  const change = mergeShared({ local, shared, agreed: shared });
  expect(change).toEqual({ add: [], remove: [], shared });
  expect(mergeShared({ local, shared: change.shared, agreed: change.shared }).remove).toEqual([]);
});

test('what fits exactly is shared; what does not fit ends the text, whatever comes after it', () => {
  const fitting = Array.from(
    { length: 60 },
    (_, id) => `japan/${String(id).padStart(id === 0 ? 14 : 13, '0')}`,
  );
  expect(formatShared(fitting)).toHaveLength(MAX_SHARED_TEXT);
  expect(parseShared(formatShared(fitting))).toEqual(fitting);
  const long = Array.from({ length: 15 }, (_, id) => `japan/${'1'.repeat(76)}${10 + id}`);
  expect(parseShared(formatShared([...long, 'japan/3']))).toEqual(long.slice(0, 14));
});

test('letters count as the characters that the cookie has for them', () => {
  const lots = Array.from({ length: 60 }, (_, id) => `japan/${'лот'.repeat(4)}${id}`);
  expect(formatShared(lots).length).toBeLessThanOrEqual(MAX_SHARED_TEXT);
  expect(parseShared(formatShared(lots))).toEqual(lots.slice(0, 14));
});

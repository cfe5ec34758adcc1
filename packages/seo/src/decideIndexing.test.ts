import { expect, test } from 'vitest';
import { decideIndexing } from './decideIndexing.ts';

test.each([
  ['a catalogue', { landing: '/list', isWhole: true, count: 3999 }, { canonical: '/list' }],
  ['an empty catalogue', { landing: '/list', isWhole: true, count: 0 }, { canonical: '/list' }],
  ['a model with lots', { landing: '/list/toyota', isWhole: false, count: 3 }, { canonical: '/list/toyota' }],
  ['a model with too few', { landing: '/list/toyota', isWhole: false, count: 2 }, { isHidden: true }],
  ['other filters', { landing: undefined, isWhole: false, count: 500 }, { isHidden: true }],
])('%s', (_, state, indexing) => expect(decideIndexing(state)).toEqual(indexing));

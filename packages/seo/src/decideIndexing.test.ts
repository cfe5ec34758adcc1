import { expect, test } from 'vitest';
import { decideIndexing, type ListedPage, type PageState } from './decideIndexing.ts';

const TOYOTA: ListedPage = { kind: 'catalogue', landing: '/list/toyota', isWhole: false, count: 3 };
const WHOLE: ListedPage = { kind: 'catalogue', landing: '/list', isWhole: true, count: 3999 };

test.each<[string, PageState, ReturnType<typeof decideIndexing>]>([
  ['a catalogue', WHOLE, { canonical: '/list' }],
  ['an empty catalogue', { ...WHOLE, count: 0 }, { canonical: '/list' }],
  ['a catalogue beyond its last page', { ...WHOLE, isBeyondEnd: true }, { isHidden: true }],
  ['a model with lots', TOYOTA, { canonical: '/list/toyota' }],
  ['a model with too few', { ...TOYOTA, count: 2 }, { isHidden: true }],
  ['a model beyond its last page', { ...TOYOTA, isBeyondEnd: true }, { isHidden: true }],
  ['other filters', { ...TOYOTA, landing: undefined, count: 500 }, { isHidden: true }],
  ['a text', { kind: 'text', path: '/kontakty' }, { canonical: '/kontakty' }],
  ['a page of a list', { kind: 'text', path: '/video?page=2' }, { canonical: '/video?page=2' }],
  ['a part of a list', { kind: 'text', path: '/otzyvy', isFiltered: true }, { isHidden: true }],
])('%s', (_, page, indexing) => expect(decideIndexing(page)).toEqual(indexing));

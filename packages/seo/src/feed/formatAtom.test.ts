import { expect, test } from 'vitest';
import { describeArrival } from './describeArrival.ts';
import { formatAtom, formatTagUri, type AtomFeed } from './formatAtom.ts';
import { readAtom } from './testing/readAtom.ts';

const LOT = {
  lot: 'japan/5123',
  title: 'Toyota <Prius> & Co',
  state: 'live',
  facts: '1,8 л',
  grade: '4.5',
  place: 'лот 5123',
  auction: 'ср 25 ноя',
  priceLabel: 'под ключ',
  price: '1 448 982 ₽',
} as const;

const ENTRY = {
  id: formatTagUri('vvoz.example', 'lot/japan/5123'),
  title: LOT.title,
  url: 'https://vvoz.example/cars/japan/5123?a=1&b=2',
  updated: '2026-11-22T10:00:00.000Z',
  html: describeArrival(LOT, 'https://vvoz.example/pictures/japan/5123/1?v=1&w=640'),
};
const FEED: AtomFeed = {
  id: formatTagUri('vvoz.example', 'list/japan?brand[]=a b'),
  title: 'Новые лоты: Toyota',
  subtitle: 'Лоты',
  author: 'Ввоз',
  self: 'https://vvoz.example/api/feed?list=%2Fjapan',
  page: 'https://vvoz.example/japan',
  updated: ENTRY.updated,
  entries: [ENTRY],
};

test('a feed keeps the rules of RFC 4287, and its texts can be read back unchanged', () => {
  const { title, entries } = readAtom(formatAtom(FEED));
  expect(title).toBe(FEED.title);
  expect(entries).toEqual([
    { id: ENTRY.id, title: LOT.title, updated: ENTRY.updated, url: ENTRY.url, html: ENTRY.html },
  ]);
});

test('an empty feed is valid', () =>
  expect(readAtom(formatAtom({ ...FEED, entries: [] })).entries).toEqual([]));

test('the content shows picture, price, facts and grade, with escaped texts', () =>
  expect(ENTRY.html).toBe(
    '<p><img src="https://vvoz.example/pictures/japan/5123/1?v=1&amp;w=640" alt="Toyota &lt;Prius&gt; &amp; Co" width="640" height="480"></p>' +
      '<p><strong>Под ключ\u00A0— 1 448 982 ₽</strong></p><p>1,8 л</p><p>Оценка 4.5\u00A0· Лот 5123\u00A0· ср 25 ноя</p>',
  ));

test('every text of the feed and of a lot is escaped', () => {
  const text = 'a<b>&"c"';
  const feed = { ...FEED, id: text, title: text, subtitle: text, author: text, self: `${FEED.self}&a=1` };
  const xml = formatAtom(feed);
  expect(xml.match(/a&lt;b&gt;&amp;&quot;c&quot;/g)).toHaveLength(4);
  expect(xml).toContain('list=%2Fjapan&amp;a=1"/>');
  const html = describeArrival(
    { lot: 'japan/1', title: text, state: 'live', facts: text, place: text, priceLabel: text, price: text },
    undefined,
  );
  expect(html).not.toMatch(/<b>|"c"|&(?!amp;|lt;|gt;|quot;)/);
});

test('a price without a label stands alone', () =>
  expect(describeArrival({ lot: 'japan/1', title: 'Toyota', state: 'live', price: '5 ₽' }, undefined)).toBe(
    '<p><strong>5 ₽</strong></p>',
  ));

test('unknown facts of a lot leave no empty paragraphs', () =>
  expect(describeArrival({ lot: 'japan/1', title: 'Toyota', state: 'live' }, undefined)).toBe(''));

test.each([
  ['an entry without a time', formatAtom({ ...FEED, entries: [{ ...ENTRY, updated: '' }] })],
  ['the same id twice', formatAtom({ ...FEED, entries: [ENTRY, ENTRY] })],
  ['a relative address', formatAtom({ ...FEED, entries: [{ ...ENTRY, url: '/cars/japan/1' }] })],
])('the check finds %s', (_, xml) => expect(() => readAtom(xml)).toThrow());

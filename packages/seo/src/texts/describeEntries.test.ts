import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { describeEntries, formatEntriesTitle } from './describeEntries.ts';
import { MAX_DESCRIPTION } from './textLengths.ts';

test.each([
  ['videos', 'Доставка', 'Видео: Доставка'],
  ['videos', 'Видео', 'Видео'],
  ['articles', 'Доставка', 'Доставка'],
])('a list of %s in «%s» is called «%s»', (kind, title, shown) =>
  expect(formatEntriesTitle(kind, title)).toBe(shown),
);

const LIST = {
  title: 'Доставка',
  count: 9,
  noun: ['статья', 'статьи', 'статей'],
  titles: ['Доставка: море, порт, склад, регион', 'Как отследить судно?'],
} as const;

test('a description has the number of entries and as many titles as fit', () => {
  expect(replaceNbsp(describeEntries({ ...LIST, page: 1 }))).toMatch(
    /^Доставка: 9 статей\. Доставка: море, порт, склад, регион; Как отследить судно\? Ввоз автомобилей/,
  );
  const long = describeEntries({ ...LIST, page: 1, titles: ['я'.repeat(200), 'Короткая'] });
  expect(long).toContain('. Короткая. ');
});

test('without titles there is no stray full stop, and a list of titles ends with one', () => {
  expect(replaceNbsp(describeEntries({ ...LIST, page: 1, titles: [] }))).toMatch(
    /^Доставка: 9 статей\. Ввоз /,
  );
  expect(describeEntries({ ...LIST, page: 1, titles: ['Море'] })).toContain('. Море. Ввоз ');
});

test('titles that fill the rest exactly are shown', () => {
  const first = 'Доставка: 9 статей.';
  const titles = ['я'.repeat(MAX_DESCRIPTION - first.length - 2)];
  expect(replaceNbsp(describeEntries({ ...LIST, page: 1, titles }))).toBe(`${first} ${titles[0]}.`);
  expect(describeEntries({ ...LIST, page: 1, titles: [`${titles[0]}я`, 'Море'] })).toContain(' Море.');
});

test('the pages of a list differ', () => {
  expect(replaceNbsp(describeEntries({ ...LIST, page: 2 }))).toMatch(/^Доставка, страница 2: 9 статей\./);
});

import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { describeEntries, formatEntriesTitle } from './describeEntries.ts';

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

test('the pages of a list differ', () => {
  expect(replaceNbsp(describeEntries({ ...LIST, page: 2 }))).toMatch(/^Доставка, страница 2: 9 статей\./);
});

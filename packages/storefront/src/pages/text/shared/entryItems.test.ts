import { expect, test } from 'vitest';
import type { EntrySummary, PageRecord } from '@vvoz/api/content/contentSchemas';
import { toEntryItem, toMixedItem } from './entryItems.ts';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';

const ENTRY = {
  id: 'power',
  kind: 'articles',
  title: 'Как мощность меняет сбор',
  excerpt: 'Две границы.',
  date: '2026-11-12',
  category: 'price',
  categoryTitle: 'Цена и курс',
  path: '/informacziya/price/power',
} as EntrySummary;
const ITEM = {
  title: 'Как мощность меняет сбор',
  href: '/informacziya/price/power',
  date: '2026-11-12',
  category: 'Цена и курс',
  excerpt: 'Две границы.',
};

test('a list of one kind names the category of an entry, if it has one', () => {
  expect(toEntryItem(ENTRY)).toEqual(ITEM);
  expect(toEntryItem({ ...ENTRY, categoryTitle: '', duration: '08:14' })).toEqual({
    title: ITEM.title,
    href: ITEM.href,
    date: ITEM.date,
    excerpt: ITEM.excerpt,
    duration: '08:14',
  });
});

test.each([
  ['articles', 'Цена и курс', 'Цена и курс'],
  ['news', 'Цена и курс', 'Новость'],
  ['instructions', '', 'Инструкция'],
  ['videos', '', 'Видео'],
  ['articles', '', undefined],
] as const)('a list of several kinds: %s of «%s» are marked «%s»', (kind, categoryTitle, label) => {
  const { category } = toMixedItem({ ...ENTRY, kind, categoryTitle });
  expect(category).toBe(label);
});

test('the last breadcrumb is the page itself and has no link', () => {
  const breadcrumb = [
    { title: 'Главная', path: '/' },
    { title: 'Новости', path: '/novosti' },
  ];
  expect(listRecordCrumbs({ breadcrumb } as unknown as PageRecord)).toEqual([
    { label: 'Главная', href: '/' },
    { label: 'Новости' },
  ]);
});

import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { describeDocument, describeEntry, formatEntryTitle } from './describeEntry.ts';
import { MAX_TITLE } from './textLengths.ts';

const ENTRY = {
  kind: 'articles',
  title: 'Утильсбор',
  excerpt: 'Как его считают.',
  categoryTitle: 'Таможня',
  date: '2026-02-12',
  minutes: 2,
};

test.each([
  [ENTRY, 'Как его считают. Читать 2 минуты. Раздел «Таможня». Опубликовано 12 февраля 2026'],
  [{ ...ENTRY, duration: '08:14' }, 'Как его считают. Видео 08:14 с текстом. Раздел «Таможня».'],
  [{ ...ENTRY, categoryTitle: '' }, 'Как его считают. Читать 2 минуты. Опубликовано 12 февраля 2026'],
])('%j is described by its excerpt, length, section and date', (entry, start) =>
  expect(replaceNbsp(describeEntry(entry)).slice(0, start.length)).toBe(start),
);

test('a document is described by its date', () =>
  expect(replaceNbsp(describeDocument(ENTRY))).toMatch(/^Утильсбор: редакция от 12 февраля 2026/));

test.each([
  ['articles', 'Утильсбор', 'Утильсбор'],
  ['videos', 'Утильсбор', 'Утильсбор — видео'],
  // «— видео» would not fit.
  ['videos', 'я'.repeat(MAX_TITLE), 'я'.repeat(MAX_TITLE)],
])('the title of %s «%s» is «%s»', (kind, title, shown) =>
  expect(formatEntryTitle({ kind, title })).toBe(shown),
);

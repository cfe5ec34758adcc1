import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fewSalesReview, salesReview } from '../model/reviewFixtures.ts';
import type { SalesReviewData } from '../model/review.ts';
import { SalesReview } from './SalesReview.tsx';

const renderHtml = (sales: SalesReviewData): string =>
  renderToStaticMarkup(<SalesReview sales={sales} listHref="#sold" />).replaceAll('\u00A0', ' ');
const stripTags = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('sums up a year of sales', () => {
  const text = stripTags(renderHtml(salesReview));
  expect(text).toContain('Медиана 1 140 000 ¥ сегодня под ключ ≈ 1,45 млн ₽');
  expect(text).toContain('Обычно 900 000 – 1 370 000 ¥ восемь продаж из десяти');
  expect(text).toContain('Продают 81 % 540 из 665 лотов');
  expect(text).toContain('С декабря 2025 +6 % медиана была 1 080 000 ¥');
});

test('each picture has its figures as text, the months as a table', () => {
  const markup = renderHtml(salesReview);
  expect(markup.match(/<table/g)).toHaveLength(1);
  const text = stripTags(markup);
  expect(text).toContain('30–60 тыс. км 1 190 000 ¥ 1 010 000 – 1 360 000 ¥ продано 84 % из 263');
  expect(text).toContain('Оценка 4.5 1 250 000 ¥ 1 080 000 – 1 400 000 ¥ продано 87 % из 196');
  expect(text).toContain('2021 1 120 000 ¥ 890 000 – 1 300 000 ¥ продано 82 % из 288');
});

test('names no price of a group with few sales, and shows no picture of it', () => {
  const text = stripTags(renderHtml(salesReview));
  expect(text).toContain('Оценка 2 и ниже продаж мало: 1 из 1');
  expect(text).toContain('2015 и старше продаж мало: 3 из 5');
});

test('says that sales are few instead of a price', () => {
  const markup = renderHtml(fewSalesReview);
  expect(stripTags(markup)).toContain('Продаж мало: 5 из 7. О цене по ним не судят');
  expect(markup).not.toMatch(/<svg|<table/);
  expect(markup).toContain('href="#sold"');
  expect(renderHtml({ ...fewSalesReview, sold: 0, unsold: 0 })).toBe('');
});

test('draws no line when each month has few sales, but shows them', () => {
  const months = [{ month: '2026-10', sold: 5, unsold: 2 }];
  const text = stripTags(renderHtml({ ...salesReview, months }));
  expect(text).toContain('В каждом месяце меньше восьми продаж');
  expect(text).toContain('окт 2026 — — — 5 из 7');
});

test('a single group is not compared with itself', () => {
  const markup = renderHtml({ ...salesReview, grades: salesReview.grades.slice(1, 2) });
  expect(stripTags(markup)).not.toContain('По оценке');
});

test('prices of several currencies are those of today, turnkey', () => {
  const text = stripTags(renderHtml({ ...salesReview, currency: 'rub' }));
  expect(text).toContain('Медиана, сегодня под ключ 1 140 000 ₽ половина дешевле');
});

test('has no inline styles', () => expect(renderHtml(salesReview)).not.toMatch(/ style=/));

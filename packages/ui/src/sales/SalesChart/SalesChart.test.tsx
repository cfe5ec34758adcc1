import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fewSales, salesWithHoles, salesYear } from '../model/salesFixtures.ts';
import { SalesChart } from './SalesChart.tsx';
import type { SalesChartProps } from './SalesChart.tsx';

const renderHtml = (months: SalesChartProps['months'], marker?: SalesChartProps['marker']) =>
  renderToStaticMarkup(
    <SalesChart months={months} currency="jpy" {...(marker === undefined ? {} : { marker })} />,
  ).replaceAll('\u00A0', ' ');
const countMatches = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

test('names and describes the picture, and repeats it as a table', () => {
  const markup = renderHtml(salesYear.toReversed());
  const [, title, desc] =
    /aria-labelledby="([^"]+-title)" aria-describedby="([^"]+-desc)"/.exec(markup) ?? [];
  expect(markup).toContain(`<title id="${title}">Цены продаж по месяцам</title>`);
  expect(markup).toContain(`<desc id="${desc}">Медиана по месяцам 1 080 000 – 1 165 000 ¥`);
  expect(markup).toMatch(/<details.*<th scope="row">ноя 2026<\/th><td>900 000<\/td>.*36 из 43/);
  expect(markup.indexOf('ноя 2026')).toBeLessThan(markup.indexOf('дек 2025'));
});
test('draws a dot for each month with a median', () => {
  // One more dot is in the legend.
  expect(countMatches(renderHtml(salesYear), /<circle/g)).toBe(13);
  expect(countMatches(renderHtml(salesWithHoles), /<circle/g)).toBe(6);
});
test('shows the lot’s own price, with an arrow if it is outside the axis', () => {
  expect(renderHtml(salesYear, { label: 'старт', price: 1_000_000 })).toContain('>старт 1 000 000 ¥<');
  expect(renderHtml(salesYear, { label: 'старт', price: 300_000 })).toContain('>старт 300 000 ¥ ↓<');
});
test('shows only the table for few sales, and a sentence for none', () => {
  const few = renderHtml(fewSales);
  expect(few).toContain('Мало данных');
  expect(few).toContain('<table');
  expect(few).not.toMatch(/<details|<circle/);
  expect(renderHtml([])).toContain('пока нет');
  expect(renderHtml([])).not.toContain('<table');
});
test('has no inline styles', () => expect(renderHtml(salesYear)).not.toMatch(/ style=/));

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { comparedSales } from '../model/comparedFixtures.ts';
import { ComparedSales, type ComparedSalesProps } from './ComparedSales.tsx';

const render = (props: Partial<ComparedSalesProps>): string =>
  replaceNbsp(
    renderToStaticMarkup(<ComparedSales sales={comparedSales} total={412} currency="jpy" {...props} />),
  );
const ESTIMATE = { low: 453_000, middle: 715_000, high: 999_000 };

test('every sale is a dot and a row; the only typical price is that of the estimate', () => {
  const html = render({ estimate: ESTIMATE, mileage: 64_000 });
  // One more in the legend.
  expect(html.match(/<circle/g)).toHaveLength(comparedSales.length + 1);
  expect(html.match(/scope="row"/g)).toHaveLength(comparedSales.length);
  expect(html).toContain('обычно дают 715 000 ¥');
  expect(html).not.toMatch(/медиан|средн/i);
});

test('a lot far from the sales stays within the drawing', () => {
  const html = render({ estimate: { low: 5_000_000, middle: 6_000_000, high: 7_000_000 }, mileage: 900_000 });
  for (const [, y] of html.matchAll(/ cy="([^"]+)"/g)) {
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(270);
  }
  for (const [, x] of html.matchAll(/ cx="([^"]+)%"/g)) expect(Number(x)).toBeLessThanOrEqual(100);
});

test('without sales there is nothing, with two there is no picture', () => {
  expect(render({ sales: [] })).toBe('');
  expect(render({ sales: comparedSales.slice(0, 2) })).not.toContain('<figure');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auction, parseQuery } from '../fixtures.ts';
import { AppliedChips } from './AppliedChips.tsx';

test('one link drops every condition, of whatever kind, and keeps the order', () => {
  const html = renderToStaticMarkup(
    <AppliedChips
      template={auction}
      path="/japan"
      query={parseQuery('brand=toyota,honda&year_min=2020&lot=5123&order_by=price_asc&page=3')}
    />,
  );
  const links = new Map(
    Array.from(html.matchAll(/<a([^>]*)>([^<]*)/g), ([, attributes = '', text = '']) => [
      text,
      /href="([^"]*)"/.exec(attributes)?.[1],
    ]),
  );
  expect(links.get('Сбросить всё')).toBe('/japan?order_by=price_asc');
  expect(links.get('лот 5123')).toBe(
    '/japan?brand[]=honda&amp;brand[]=toyota&amp;year_min=2020&amp;order_by=price_asc',
  );
});

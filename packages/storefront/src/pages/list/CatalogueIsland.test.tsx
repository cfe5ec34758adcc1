import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Order } from '@vvoz/catalogue/query/orders';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { PageStore } from '@vvoz/ui/state/PageStore.client.tsx';
import { NO_TITLES } from '../../testing/noTitles.ts';
import { CatalogueIsland } from './CatalogueIsland.client.tsx';

function render(
  name = 'japan-main',
  order: Order = 'date_desc',
  { sales, front, brand = ['TOYOTA'] }: { sales?: string; front?: string; brand?: readonly string[] } = {},
): string {
  const template = findTemplate(name);
  if (!template) throw new RangeError(name);
  return renderToString(
    <PageStore>
      <CatalogueIsland
        template={template}
        siteName="Ввоз"
        initial={{
          query: { ...EMPTY_QUERY, lists: brand.length > 0 ? { brand } : {}, order },
          count: 1,
          items: [prius],
          facets: { options: {}, histograms: {} },
          titles: NO_TITLES,
        }}
        auctionToday={undefined}
        rates={{}}
        today="2026-11-22"
        unpricedNote=""
        sales={sales}
        front={front}
        notes={{}}
      />
    </PageStore>,
  );
}

test('the panel, the tools and the list hydrate separately', () => {
  const html = render();
  expect(html).toMatch(/<!--&--><form id="filter-form"/);
  expect(html.match(/<!--&-->/g)).toHaveLength(3);
  // A Suspense boundary may reach a browser as a hidden element, which a page without scripts would not show.
  expect(html).not.toContain('<!--$-->');
});

test('beside the count, the default order of coming lots leads to the nearest auctions', () => {
  const link = /<a href="\/japan\/czeny-na-avto\/toyota\?order_by=date_asc"[^>]*>сначала ближайшие<\/a>/;
  expect(render()).toMatch(link);
  expect(render('japan-main', 'date_asc')).not.toContain('сначала ближайшие');
  expect(render('japan-main', 'price_asc')).not.toContain('сначала ближайшие');
  expect(render('japan')).not.toContain('сначала ближайшие');
});

test('what sold lots went for is above them', () => {
  expect(render('japan', 'date_desc', { sales: 'Медиана' })).toMatch(
    /Медиана.*<h2 id="sold">Продажи<\/h2>.*PRIUS/is,
  );
  expect(render('japan')).not.toContain('id="sold"');
});

test('a front page shows its introduction until a filter is chosen', () => {
  expect(render('japan-main', 'date_desc', { front: 'Выбор по виду', brand: [] })).toContain('Выбор по виду');
  expect(render('japan-main', 'date_desc', { front: 'Выбор по виду' })).not.toContain('Выбор по виду');
});

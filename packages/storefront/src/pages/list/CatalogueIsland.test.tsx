import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { PageStore } from '@vvoz/ui/state/PageStore.client.tsx';
import { NO_TITLES } from '../../testing/noTitles.ts';
import { CatalogueIsland } from './CatalogueIsland.client.tsx';

const template = findTemplate('japan-main');
if (!template) throw new Error('no template');

test('the panel, the tools and the list hydrate separately', () => {
  const html = renderToString(
    <PageStore>
      <CatalogueIsland
        template={template}
        siteName="Ввоз"
        initial={{
          query: EMPTY_QUERY,
          count: 1,
          items: [prius],
          facets: { options: {}, histograms: {} },
          titles: NO_TITLES,
        }}
        auctionToday={undefined}
        rates={{}}
        today="2026-11-22"
        unpricedNote=""
        notes={{}}
      />
    </PageStore>,
  );
  expect(html).toMatch(/<!--&--><form id="filter-form"/);
  expect(html.match(/<!--&-->/g)).toHaveLength(3);
  // A Suspense boundary may reach a browser as a hidden element, which a page without scripts would not show.
  expect(html).not.toContain('<!--$-->');
});

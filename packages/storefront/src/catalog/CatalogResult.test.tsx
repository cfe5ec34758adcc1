import { createStore } from 'jotai/vanilla';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { CatalogResult } from './CatalogResult.tsx';
import { createCatalogSession, type SettledView } from './session.ts';
import { NO_TITLES } from '../testing/noTitles.ts';

function renderList(items: SettledView['items']): string {
  const template = findTemplate('japan-main');
  if (!template) throw new Error('no template');
  const view = {
    query: EMPTY_QUERY,
    count: 1,
    items,
    facets: { options: {}, histograms: {} },
    titles: NO_TITLES,
  };
  const session = createCatalogSession({
    store: createStore(),
    initial: view,
    pageSize: 12,
    load: () => Promise.reject(new Error('no request expected')),
    onNavigate: () => {},
  });
  return renderToStaticMarkup(
    <CatalogResult
      template={template}
      view={view}
      growth="none"
      rates={{}}
      unpricedNote="Цены сейчас не посчитались"
      session={session}
    />,
  );
}

test('a list without calculated prices shows a note above the lots', () => {
  expect(renderList([{ ...prius, unpriced: true }])).toMatch(/Цены сейчас не посчитались.*data-lot/);
  expect(renderList([prius])).not.toContain('Цены сейчас');
});

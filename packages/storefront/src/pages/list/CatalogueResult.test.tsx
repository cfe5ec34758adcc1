import { createStore } from 'jotai/vanilla';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { CatalogueResult } from './CatalogueResult.tsx';
import type { SettledView } from '../../model/settledView.ts';
import { createCatalogueSession } from './session.ts';
import type { ListHead } from '../../model/listHead.ts';
import { NO_TITLES } from '../../testing/noTitles.ts';

function renderList(
  items: SettledView['items'],
  head?: ListHead,
  query: SettledView['query'] = EMPTY_QUERY,
): string {
  const template = findTemplate('japan-main');
  if (!template) throw new Error('no template');
  const view = {
    query,
    count: 90,
    items,
    ...(head ? { head } : {}),
    facets: { options: {}, histograms: {} },
    titles: NO_TITLES,
  };
  const session = createCatalogueSession({
    store: createStore(),
    initial: view,
    pageSize: 12,
    load: () => Promise.reject(new Error('no request expected')),
    renew: () => Promise.reject(new Error('no request expected')),
    perform: () => undefined,
  });
  return renderToStaticMarkup(
    <CatalogueResult
      template={template}
      view={view}
      growth="none"
      rates={{}}
      unpricedNote="Цены сейчас не посчитались"
      headCards={<ol data-head="" />}
      session={session}
    />,
  );
}

test('a list without calculated prices shows a note above the lots', () => {
  expect(renderList([{ ...prius, unpriced: true }])).toMatch(/Цены сейчас не посчитались.*data-lot/);
  expect(renderList([prius])).not.toContain('Цены сейчас');
});

test('lots are counted from the first of the catalogue, on pages of any length', () => {
  expect(renderList([prius], undefined, { ...EMPTY_QUERY, page: 3 })).toMatch(/Показано 25/);
  expect(renderList([prius], undefined, { ...EMPTY_QUERY, page: 3, limit: 20 })).toMatch(/Показано 41/);
});

test('the cards that the server rendered come first and are counted', () => {
  const head = { ids: ['japan/1', 'japan/2'] };
  const alone = renderList([], head);
  expect(alone).toContain('<ol data-head=""></ol>');
  expect(alone.match(/<ol/g)).toHaveLength(1);
  expect(alone).toMatch(/Показано 2/);
  expect(renderList([prius], head)).toMatch(/data-head.*data-lot/);
  expect(renderList([], { ...head, unpriced: true })).toContain('Цены сейчас');
  expect(renderList([prius])).not.toContain('data-head');
});

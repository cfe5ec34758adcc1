import type { FacetKey, ListKey } from '@vvoz/catalogue/facets/facets';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderFacetNotes } from '../FacetNotes/facetNotes.tsx';
import {
  auction,
  facets,
  leftHand,
  motorcycles,
  noLots,
  parseQuery,
  statistics,
  toyotas,
  uncounted,
  weeks,
  makeModelCounts,
} from '../fixtures.ts';
import { FORM_ID } from '../model/ids.ts';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { readControls, readFormData } from '../testing/controls.ts';
import { WeekStrip } from '../WeekStrip/WeekStrip.tsx';
import { FilterPanel } from './FilterPanel.tsx';

interface Given {
  query: CatalogueQuery;
  counts?: FacetCounts;
  template?: Template;
  live?: boolean;
  openList?: ListKey;
}

/** The whole form as on a page: the panel, and the order and the days outside it. */
function renderPage({ query, counts = facets, template = auction, live = false, openList }: Given): string {
  const bound = { query, template, ...(live ? { onPatch: () => undefined } : {}) };
  return renderToStaticMarkup(
    <>
      <FilterPanel
        {...bound}
        facets={counts}
        count={1248}
        action={template.path}
        resetHref={template.path}
        notes={renderFacetNotes(template)}
        today="2026-11-24"
        openList={openList}
        before={<SortSelect {...bound} place="sheet" />}
      />
      <SortSelect {...bound} place="list" />
      {template.facets.includes('day') ? (
        <WeekStrip {...bound} weeks={weeks} options={counts.options.day} noun={template.noun} />
      ) : null}
    </>,
  );
}

const findControl = (html: string, name: string, value: string) =>
  readControls(html).find((control) => control.attributes.get('name') === name && control.value === value);

const ONE_VALUE: readonly FacetKey[] = ['brand', 'model', 'kuzov'];

/** A template with single choice cannot show two values. */
function limitToTemplate(query: CatalogueQuery, { multiSelect }: Template): CatalogueQuery {
  const lists = Object.entries(query.lists).map(([key, list]) => [
    key,
    !multiSelect && ONE_VALUE.includes(key as FacetKey) ? list.slice(0, 1) : list,
  ]);
  return { ...query, lists: Object.fromEntries(lists), page: 1 };
}

describe('the form and the address agree', () => {
  const responses = [facets, makeModelCounts(toyotas), noLots, uncounted];
  const templates = [auction, statistics, motorcycles, leftHand];

  test('the form sends the query that it shows, for the first page', () => {
    fc.assert(
      fc.property(
        arbitraryQuery(),
        fc.constantFrom(...responses),
        fc.constantFrom(...templates),
        fc.boolean(),
        (any, counts, template, live) => {
          const query = limitToTemplate(any, template);
          const html = renderPage({ query, counts, template, live });
          expect(parseCatalogueUrl(readFormData(html, FORM_ID))).toEqual(query);
        },
      ),
      numRuns(100, 1000),
    );
  });

  test('an untouched form sends no filters', () => {
    expect(parseCatalogueUrl(readFormData(renderPage({ query: parseQuery('') }), FORM_ID))).toEqual(
      parseQuery(''),
    );
  });

  test('the fields have the parameter names of the address', () => {
    const names = new Set(
      readControls(
        renderPage({ query: parseQuery('brand=toyota&model=prius'), counts: makeModelCounts(toyotas) }),
      ).map(({ attributes }) => attributes.get('name')),
    );
    expect([...names].filter((name) => name !== undefined).toSorted()).toEqual(
      [
        'age[]',
        'auction_date_interval[]',
        'body_kind[]',
        'brand[]',
        'brand_was',
        'color[]',
        'cost_ru_max',
        'cost_ru_min',
        'eng_v_max',
        'eng_v_min',
        'engine_kind[]',
        'fee[]',
        'kpp',
        'kuzov[]',
        'lot',
        'mileage_max',
        'mileage_min',
        'model[]',
        'model_was',
        'order_by',
        'priv',
        'pw_max',
        'pw_min',
        'rate[]',
        'seats[]',
        'year_max',
        'year_min',
      ].toSorted(),
    );
  });
});

describe('an option', () => {
  test('without lots is disabled', () => {
    const html = renderPage({ query: parseQuery(''), openList: 'brand' });
    expect(findControl(html, 'brand[]', 'lexus')?.attributes.has('disabled')).toBe(true);
    expect(findControl(html, 'brand[]', 'toyota')?.attributes.has('disabled')).toBe(false);
  });
  test('without lots can be deselected while it is selected', () => {
    const lexus = findControl(renderPage({ query: parseQuery('brand=lexus') }), 'brand[]', 'lexus');
    expect(lexus?.attributes.has('checked')).toBe(true);
    expect(lexus?.attributes.has('disabled')).toBe(false);
  });
  test('without a count is enabled', () => {
    const html = renderPage({ query: parseQuery(''), counts: uncounted });
    expect(findControl(html, 'rate[]', '4')?.attributes.has('disabled')).toBe(false);
    expect(findControl(html, 'color[]', 'purple')?.attributes.has('disabled')).toBe(false);
  });
  test('for two grades is checked only when both are selected', () => {
    expect(
      findControl(renderPage({ query: parseQuery('rate=6') }), 'rate[]', '6,s')?.attributes.has('checked'),
    ).toBe(false);
    expect(
      findControl(renderPage({ query: parseQuery('rate=6,s') }), 'rate[]', '6,s')?.attributes.has('checked'),
    ).toBe(true);
  });
  test('is a radio when the template allows one choice', () => {
    const html = renderPage({ query: parseQuery('brand=bmw'), template: leftHand });
    expect(findControl(html, 'brand', 'bmw')?.attributes.get('type')).toBe('radio');
    expect(findControl(html, 'brand', '')?.attributes.has('checked')).toBe(false);
  });
});

describe('a list that nobody has opened', () => {
  const listBrands = (html: string) =>
    readControls(html)
      .filter(({ attributes }) => attributes.get('name') === 'brand[]')
      .map(({ value }) => value);

  test('has the popular options, the selected ones, and a button for the rest', () => {
    const html = renderPage({ query: parseQuery('brand=lexus') });
    const brands = listBrands(html);
    expect(brands).toContain('toyota');
    expect(brands.at(-1)).toBe('lexus');
    expect(brands.length).toBeLessThan(
      listBrands(renderPage({ query: parseQuery(''), openList: 'brand' })).length,
    );
    const [button] = html.match(/<button[^>]*name="panel"[^>]*>[^<]*/) ?? [];
    expect(button).toContain('value="brand"');
    expect(button).toContain(`formAction="${auction.path}#filters"`);
    expect(button).toMatch(/>Ещё 11.марок$/);
  });
  test('does not take Enter: the first submit button of the form has no name', () => {
    const [first] = renderPage({ query: parseQuery('') }).match(/<button type="submit"[^>]*>/) ?? [];
    expect(first).not.toContain('name=');
  });
  test('is open and complete at its own address', () => {
    const html = renderPage({ query: parseQuery(''), openList: 'brand' });
    expect(html).toMatch(/<details name="[^"]*"[^>]* open=""/);
    expect(html).not.toContain('name="panel"');
  });
});

describe('the panel', () => {
  test('asks for the brand before the model', () => {
    expect(renderPage({ query: parseQuery('') })).toContain('В начале выберите марку');
    expect(renderPage({ query: parseQuery('brand=toyota') })).not.toContain('В начале выберите марку');
    expect(renderPage({ query: parseQuery('brand=toyota') })).toContain('В начале выберите модель');
  });
  test('shows the real limits as placeholders', () => {
    const html = renderPage({ query: parseQuery('') });
    const hint = (name: string) => findControl(html, name, '')?.attributes.get('placeholder');
    expect([hint('year_min'), hint('mileage_max')]).toEqual(['2009', '200\u00A0000']);
  });
  test('describes a grade to screen readers with an existing element', () => {
    const html = renderPage({ query: parseQuery('') });
    const id = findControl(html, 'rate[]', '4.5')?.attributes.get('aria-describedby');
    expect(html).toContain(`id="${id}" hidden="">очень хорошее состояние`);
  });
  test('has no search box and no inline styles in the server’s HTML', () => {
    const html = renderPage({ query: parseQuery('brand=toyota'), counts: makeModelCounts(toyotas) });
    expect(html).not.toContain('type="search"');
    expect(html).not.toContain('style=');
  });
  test('follows the order of the template', () => {
    const html = renderPage({ query: parseQuery(''), template: motorcycles });
    const titles = [
      'Марка, модель, кузов',
      'Год выпуска',
      'Пробег, км',
      'Объём, см³',
      'Оценка аукциона',
      'Цвет',
    ];
    const places = titles.map((title) => html.indexOf(`>${title}<`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).not.toContain('Привод');
  });
});

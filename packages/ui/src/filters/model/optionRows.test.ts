import { getFacet } from '@vvoz/catalogue/facets/facets';
import { describe, expect, test } from 'vitest';
import { facets, hondas, parseQuery, toyotas } from '../fixtures.ts';
import { listOptionRows, listOptionSections } from './optionRows.ts';

const listRows = (search: string, options = toyotas) =>
  listOptionRows(getFacet('model'), parseQuery(search), options);

test('a long list shows popular options by count, then the others by name, and folds them', () => {
  const [popular, rest] = listOptionSections(listRows('brand=toyota'));
  expect(popular?.title).toBe('Популярные');
  expect(popular?.rows.map(({ label }) => label)).toEqual([
    'Prius',
    'Aqua',
    'Corolla Touring',
    'Harrier',
    'Alphard',
    'Land Cruiser Prado',
  ]);
  expect(rest?.rows.map(({ label }) => label)).toEqual(['86', 'Allion', 'C-HR', 'Camry']);
  expect(rest?.more).toHaveLength(14);
});

test('a short list has one section without headings', () => {
  const sections = listOptionSections(listRows('brand=honda', hondas));
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ title: '', more: [] });
  expect(sections[0]?.rows.map(({ label }) => label).slice(0, 4)).toEqual(['Vezel', 'Fit', 'N-BOX', 'Civic']);
});

test('models of several brands are grouped by brand, and none is lost', () => {
  const sections = listOptionSections(listRows('brand=toyota,honda', [...toyotas, ...hondas]));
  expect(sections.map(({ title }) => title)).toEqual(['Honda', 'Toyota']);
  expect(sections.flatMap(({ rows, more }) => [...rows, ...more])).toHaveLength(
    toyotas.length + hondas.length,
  );
});

describe('a body code shared by two models', () => {
  const shared = [
    { value: 'M900A', count: 5, brand: 'TOYOTA', model: 'TANK' },
    { value: 'M900A', count: 7, brand: 'TOYOTA', model: 'ROOMY' },
    { value: 'M910A', count: 2, brand: 'TOYOTA', model: 'ROOMY' },
  ];
  const rows = (search: string) =>
    listOptionRows(getFacet('kuzov'), parseQuery(search), shared).map(({ value, label, count, group }) =>
      [value, label, count, group].join(' | '),
    );

  test('has a row per model while both are selected, and keeps its owners in the address', () => {
    expect(rows('brand=toyota&model=tank,roomy')).toEqual([
      'M900A_TANK_TOYOTA | M900A | 5 | Tank',
      'M900A_ROOMY_TOYOTA | M900A | 7 | Roomy',
      'M910A | M910A | 2 | Roomy',
    ]);
  });
  test('has one row with the lots of both while no model is selected', () => {
    expect(rows('brand=toyota')).toEqual(['M900A | M900A | 12 | ', 'M910A | M910A | 2 | ']);
  });
  test('selected without owners has one row, so an old address keeps its meaning', () => {
    expect(rows('brand=toyota&model=tank,roomy&kuzov=m900a')).toEqual([
      'M900A | M900A | 12 | ',
      'M910A | M910A | 2 | Roomy',
    ]);
  });
  test('selected with an owner keeps both rows', () => {
    expect(rows('brand=toyota&model=tank,roomy&kuzov=m900a_tank_toyota')).toHaveLength(3);
  });
});

test('a selected value that was not counted stays, with the count 0', () => {
  const rows = listOptionRows(getFacet('brand'), parseQuery('brand=tesla'), facets.options.brand);
  expect(rows.find(({ value }) => value === 'TESLA')).toMatchObject({ label: 'Tesla', count: 0 });
  expect(listOptionRows(getFacet('brand'), parseQuery('brand=tesla'), undefined)).toMatchObject([
    { count: undefined },
  ]);
});

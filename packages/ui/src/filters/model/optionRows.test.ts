import { expect, test } from 'vitest';
import { facets, hondas, queryOf, toyotas } from '../fixtures.ts';
import { optionRows, optionSections } from './optionRows.ts';

const rowsOf = (search: string, options = toyotas) => optionRows('model', queryOf(search), options);

test('a long list has the popular ones by number first, then the others by name, and folds', () => {
  const [popular, rest] = optionSections(rowsOf('brand=toyota'));
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

test('a short list is one, without headings', () => {
  const sections = optionSections(rowsOf('brand=honda', hondas));
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ title: '', more: [] });
  expect(sections[0]?.rows.map(({ label }) => label).slice(0, 4)).toEqual(['Vezel', 'Fit', 'N-BOX', 'Civic']);
});

test('models of several brands stand under their brands, all of them', () => {
  const sections = optionSections(rowsOf('brand=toyota,honda', [...toyotas, ...hondas]));
  expect(sections.map(({ title }) => title)).toEqual(['Honda', 'Toyota']);
  expect(sections.flatMap(({ rows, more }) => [...rows, ...more])).toHaveLength(
    toyotas.length + hondas.length,
  );
});

test('a body code of two models is one choice with the lots of both', () => {
  const shared = [
    { value: 'M900A', count: 5, brand: 'TOYOTA', model: 'TANK' },
    { value: 'M900A', count: 7, brand: 'TOYOTA', model: 'ROOMY' },
  ];
  expect(optionRows('kuzov', queryOf('brand=toyota&model=tank,roomy'), shared)).toEqual([
    { value: 'M900A', label: 'M900A', count: 12, popular: false, group: 'Tank' },
  ]);
});

test('what is chosen and not counted stays, with none', () => {
  const rows = optionRows('brand', queryOf('brand=tesla'), facets.options.brand);
  expect(rows.find(({ value }) => value === 'TESLA')).toMatchObject({ label: 'Tesla', count: 0 });
  expect(optionRows('brand', queryOf('brand=tesla'), undefined)).toMatchObject([{ count: undefined }]);
});

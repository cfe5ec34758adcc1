import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { matchOptions } from './matchOptions.ts';
import { catalogue } from './testing/demoDictionary.ts';

const options = [
  ...catalogue.brands.map(({ name }) => ({ label: formatBrand(name) })),
  ...catalogue.models.map(({ name }) => ({ label: formatModel(name) })),
  ...catalogue.kuzov.map(({ code }) => ({ label: code })),
];
const find = (search: string) => matchOptions(search, options).map(({ label }) => label);

test.each([
  ['prius', ['Prius', 'Prius PHV', 'Prius Alpha']],
  ['приус', ['Prius', 'Prius PHV', 'Prius Alpha']],
  ['ghbec', ['Prius', 'Prius PHV', 'Prius Alpha']],
  ['pruis', ['Prius', 'Prius PHV', 'Prius Alpha']],
  ['тойота', ['Toyota']],
  ['ещнщеф', ['Toyota']],
  ['тоетта', ['Toyota']],
  ['chr', ['C-HR', 'Chrysler']],
  ['land c', ['Land Cruiser', 'Land Cruiser Prado', 'Land Cruiser 250']],
  ['ленд кр', ['Land Cruiser', 'Land Cruiser Prado', 'Land Cruiser 250']],
  ['land cruser', ['Land Cruiser', 'Land Cruiser Prado', 'Land Cruiser 250']],
  ['хайс', ['Hiace Van', 'Hiace Wagon']],
  ['степ', ['Step WGN']],
  ['мерс', ['Mercedes-Benz']],
  ['хариерр', ['Harrier']],
  ['х-трейл', ['X-Trail']],
  ['ZVW5', ['ZVW50', 'ZVW51', 'ZVW55']],
  ['звв5', ['ZVW50', 'ZVW51', 'ZVW55']],
  ['язык', []],
  ['?!', []],
])('«%s» finds %j', (search, labels) => expect(find(search)).toEqual(labels));

test('labels that begin with the text come before labels that contain it', () => {
  const labels = matchOptions('ro', [
    { label: 'Euro' },
    { label: 'Alfa Romeo' },
    { label: 'Roomy' },
    { label: 'Ro' },
  ]).map(({ label }) => label);
  expect(labels).toEqual(['Ro', 'Roomy', 'Alfa Romeo', 'Euro']);
});

test('an empty search returns all options in their order', () => {
  expect(matchOptions('', options)).toEqual(options);
  expect(matchOptions('  ', options)).toEqual(options);
});

test('every option is found by its own label, first or among similar ones', () => {
  for (const { label } of options.slice(0, 400)) expect(find(label.toUpperCase())).toContain(label);
});

test('never throws, and returns only options of the list', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'приуTOY -5') })),
      (search) => {
        for (const option of matchOptions(search, options)) expect(options).toContain(option);
      },
    ),
    { numRuns: 60 },
  );
});

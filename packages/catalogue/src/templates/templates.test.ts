import { describe, expect, test } from 'vitest';
import { FACET_DETAILS } from '../facets/facetDetails.ts';
import { FACETS, getFacet, type FacetKey } from '../facets/facets.ts';
import { GRADE_VALUES } from '../words/gradeOptions.ts';
import { isCatalogueParameter } from '../address/isCatalogueParameter.ts';
import { PARAMETERS, type Parameter } from '../address/parameters.ts';
import {
  findTemplate,
  listPlaces,
  TEMPLATES,
  listTemplatesWithFacet,
  type TemplateName,
} from './templates.ts';
import { PARENTS } from '../types/catalogueTypeRow.ts';

const listNames = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

const BEFORE_BRAND: readonly string[] = [
  'day',
  'fee',
  'age',
  'bodyKind',
  'engineKind',
  'machineKind',
  'motoClass',
];

describe('the registry of catalogues', () => {
  test('has every template of the specification, and the cars in stock', () => {
    expect(listNames(TEMPLATES)).toEqual(
      expect.arrayContaining([
        'spec',
        'spec_japan',
        'spec-main',
        'spec-left-hand',
        'spec-left-china',
        'europe',
        'europe-main',
        'europe-left-hand',
        'japan',
        'japan-main',
        'left-hand',
        'korean',
        'korea',
        'china',
        'bike_st',
        'bike',
        'stock',
      ]),
    );
  });

  test('no two catalogues share a host and path', () => {
    const places = TEMPLATES.flatMap(listPlaces).map(({ host, path }) => host + path);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain('china/');
    expect(places).toContain('main/china/czeny-na-avto');
  });

  test.each(TEMPLATES.map((row) => [row.name, row] as const))('%s is consistent', (_, row) => {
    expect(new Set(row.facets).size).toBe(row.facets.length);
    expect(row.facets.every((key) => getFacet(key).control !== 'none')).toBe(true);
    expect(row.facets.includes('day')).toBe(row.dayPicker);
    expect(row.dayPicker).toBe(row.group === 'auction');
    expect(row.type.endsWith('_st')).toBe(row.group === 'stats');
    expect(row.facets.includes('gearbox')).toBe(row.gearboxes.length > 0);
    expect(row.facets.includes('drive')).toBe(row.drives.length > 0);
    expect(row.facets.includes('rate')).toBe(row.grades.length > 0);
    expect(row.facets.includes('cost')).toBe(row.variants.length > 0);
    expect(row.api === 'v2').toBe(row.source === 'aleado');
    expect(PARENTS).toContain(row.typeParent);
    // Only the days, the switches and what is chosen by eye come before the brand.
    expect(row.facets.find((key) => !BEFORE_BRAND.includes(key))).toBe('brand');
  });

  test.each<[FacetKey, readonly TemplateName[]]>([
    ['day', ['japan-main', 'bike', 'europe-main', 'spec-main']],
    ['rate', ['japan-main', 'japan', 'bike', 'bike_st', 'left-hand', 'spec-main']],
    ['clearance', ['spec', 'spec_japan', 'spec-main', 'spec-left-hand', 'spec-left-china']],
  ])('%s is a filter of %s', (key, expected) =>
    expect(listNames(listTemplatesWithFacet(key))).toEqual(expected),
  );
  test('facets that only links set are accepted by every template', () => {
    expect(listTemplatesWithFacet('set')).toBe(TEMPLATES);
    expect(listTemplatesWithFacet('generation')).toBe(TEMPLATES);
  });
  test('an unknown name finds no template', () => expect(findTemplate('home')).toBeUndefined());
});

describe('the registry of filter fields', () => {
  /** The filter fields of the specification, section 3, as they are spelt there. */
  const FIELDS = [
    'brand',
    'model',
    'kuzov',
    'kuzov_list',
    'priv',
    'priv_incl_like',
    'color',
    'kpp',
    'lot',
    'year_min',
    'year_max',
    'rate_min',
    'rate_max',
    'rate',
    'rate_in_arr',
    'eng_v_min',
    'eng_v_max',
    'pw_min',
    'pw_max',
    'mileage_min',
    'mileage_max',
    'cost_ru_min',
    'cost_ru_max',
    'finish_min',
    'finish_max',
    'auction_date_interval',
    'order_by',
    'sort',
    'page',
    'limit',
    'set_id',
    'generation',
    'length_min',
    'mass_max',
    'width_min',
    'height_max',
    'clearance_min',
    'price',
  ];
  test.each(FIELDS)('%s is a name in addresses', (name) => {
    expect(isCatalogueParameter(`${name.toUpperCase()}[]`)).toBe(true);
  });
  test.each(['variant', 'payer', 'currency', 'layout'])('the choice of the view %s is one too', (name) => {
    expect(isCatalogueParameter(name)).toBe(true);
  });
  test.each(['utm_source', 'q', 'panel', 'year', 'brand_min'])('%s is none', (name) => {
    expect(isCatalogueParameter(name)).toBe(false);
  });
  test('each name belongs to one row', () => {
    const parameterNames = [
      ...FACETS.flatMap(({ url, aliases = [] }) => [url, ...aliases]),
      ...Object.values<Parameter>(PARAMETERS).flatMap(({ url, aliases = [] }) => [url, ...aliases]),
    ];
    expect(new Set(parameterNames).size).toBe(parameterNames.length);
  });
  test('only brand, model and body code may be landing pages', () => {
    expect(FACETS.filter(({ key }) => FACET_DETAILS[key].seo === 'index').map(({ key }) => key)).toEqual([
      'brand',
      'model',
      'kuzov',
    ]);
  });
  test('every grade is a value of the facet, and similar words are not', () => {
    const rate = getFacet('rate');
    const isGrade = (text: string) => rate.kind === 'list' && rate.pattern.test(text);
    expect(GRADE_VALUES.every((value) => isGrade(value))).toBe(true);
    expect(['0.5', '5.5', '7', 'RB', '**'].some(isGrade)).toBe(false);
  });
});

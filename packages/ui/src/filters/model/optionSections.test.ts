import { expect, test } from 'vitest';
import { getFacet } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { parseQuery } from '../fixtures.ts';
import { listFirstSections, listOptionRows, listOptionSections } from './optionRows.ts';
import { sumCounts } from './choices.ts';

const makeModel = (value: string, brand: string, count: number, popular = false): FacetOption => ({
  value,
  brand,
  count,
  ...(popular ? { popular } : {}),
});
// A new list each time, because rows are cached by their list.
const MODELS = () => [
  makeModel('VITZ', 'TOYOTA', 4),
  makeModel('ASTRA', 'TOYOTA', 2),
  makeModel('ASTRA', 'HONDA', 3, true),
  makeModel('FIT', 'HONDA', 0),
];
const listRows = (search: string, options: readonly FacetOption[] | undefined = MODELS()) =>
  listOptionRows(getFacet('model'), parseQuery(search), options);

test('a name that two chosen brands share has a row for each', () =>
  expect(
    listRows('brand=honda,toyota').map((row) => [row.value, row.label, row.group, row.count, row.popular]),
  ).toEqual([
    ['ASTRA_TOYOTA', 'Astra', 'Toyota', 2, false],
    ['ASTRA_HONDA', 'Astra', 'Honda', 3, true],
    ['FIT', 'Fit', 'Honda', 0, false],
    ['VITZ', 'Vitz', 'Toyota', 4, false],
  ]));

test.each(['', 'brand=toyota'])('with «%s» a shared name has one row with all its lots', (search) =>
  expect(listRows(search).map((row) => [row.value, row.group, row.count, row.popular])).toEqual([
    ['ASTRA', '', 5, true],
    ['FIT', '', 0, false],
    ['VITZ', '', 4, false],
  ]),
);

test('the same options give the same rows, which are cached', () => {
  const options = MODELS();
  expect(listRows('', options)).toBe(listRows('', options));
});

test('a selected value without a count has a row, with no lots or an unknown number', () => {
  expect(listRows('brand=honda&model=jazz').find(({ value }) => value === 'JAZZ')).toEqual({
    value: 'JAZZ',
    bare: 'JAZZ',
    label: 'Jazz',
    count: 0,
    popular: false,
    group: '',
  });
  expect(listOptionRows(getFacet('model'), parseQuery('brand=honda&model=jazz'), undefined)).toMatchObject([
    { value: 'JAZZ', count: undefined },
  ]);
});

const makeModels = (count: number, popular = 0, brand = 'TOYOTA') =>
  Array.from({ length: count }, (_, index) =>
    makeModel(`M${String(index + 10)}`, brand, 100 - index, index < popular),
  );
const describeSections = (search: string, options: readonly FacetOption[]) =>
  listOptionSections(listRows(search, options)).map(({ title, rows, more }) => [
    title,
    rows.length,
    more.length,
  ]);

test.each<[string, FacetOption[], (string | number)[][]]>([
  ['twelve options are shown in one list', makeModels(12, 3), [['', 12, 0]]],
  [
    'of more options the popular ones come first',
    makeModels(13, 3),
    [
      ['Популярные', 3, 0],
      ['Остальные по алфавиту', 7, 3],
    ],
  ],
  [
    'at most ten options are popular',
    makeModels(30, 12),
    [
      ['Популярные', 10, 0],
      ['Остальные по алфавиту', 3, 17],
    ],
  ],
  ['without popular options there is one list', makeModels(13), [['', 10, 3]]],
])('%s', (_name, options, sections) => expect(describeSections('', options)).toEqual(sections));

test('several brands have a section each, folded above eight rows', () => {
  const options = (count: number) => [
    ...makeModels(count, 1, 'TOYOTA'),
    ...makeModels(2, 0, 'HONDA').map((one) => ({ ...one, value: `X${one.value}` })),
  ];
  expect(describeSections('brand=honda,toyota', options(8))).toEqual([
    ['Honda', 2, 0],
    ['Toyota', 8, 0],
  ]);
  expect(describeSections('brand=honda,toyota', options(9))).toEqual([
    ['Honda', 2, 0],
    ['Toyota', 6, 3],
  ]);
});

test('a popular name without lots is not among the popular', () => {
  const options = [...makeModels(13), { ...makeModel('ZERO', 'TOYOTA', 0, true) }];
  expect(describeSections('', options)).toEqual([['', 10, 4]]);
});

test.each<[string, FacetOption[], string, (string | number)[][]]>([
  ['a short list is complete', makeModels(12, 3), 'M21', [['', 12, 0]]],
  ['a long list has its first section', makeModels(30, 10), '', [['Популярные', 10, 0]]],
  ['a selected popular row is not repeated', makeModels(30, 10), 'M10', [['Популярные', 10, 0]]],
  [
    'selected rows of other sections follow',
    makeModels(30, 10),
    'M39',
    [
      ['Популярные', 10, 0],
      ['Выбраны', 1, 0],
    ],
  ],
  [
    'a list without popular rows has the first rows of the alphabet',
    makeModels(30),
    'M39',
    [
      ['', 10, 0],
      ['Выбраны', 1, 0],
    ],
  ],
])('before a list is opened, %s', (_name, options, selected, sections) =>
  expect(
    listFirstSections(listOptionSections(listRows('', options)), ({ value }) => value === selected).map(
      ({ title, rows, more }) => [title, rows.length, more.length],
    ),
  ).toEqual(sections),
);

test.each<[FacetOption[] | undefined, number | undefined]>([
  [undefined, undefined],
  [[], 0],
  [MODELS(), 9],
])('the lots of ASTRA and VITZ together are counted: %j → %s', (options, count) =>
  expect(sumCounts(options, ['ASTRA', 'VITZ'])).toBe(count),
);

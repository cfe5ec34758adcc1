import { expect, test } from 'vitest';
import { getFacet } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { parseQuery } from '../fixtures.ts';
import { listFirstSections, listOptionRows, listOptionSections } from './optionRows.ts';
import { sumCounts } from './choices.ts';

const model = (value: string, brand: string, count: number, popular = false): FacetOption => ({
  value,
  brand,
  count,
  ...(popular ? { popular } : {}),
});
// A new list each time, because rows are cached by their list.
const MODELS = () => [
  model('VITZ', 'TOYOTA', 4),
  model('ASTRA', 'TOYOTA', 2),
  model('ASTRA', 'HONDA', 3, true),
  model('FIT', 'HONDA', 0),
];
const rowsOf = (search: string, options: readonly FacetOption[] | undefined = MODELS()) =>
  listOptionRows(getFacet('model'), parseQuery(search), options);

test('a name that two chosen brands share has a row for each', () =>
  expect(
    rowsOf('brand=honda,toyota').map((row) => [row.value, row.label, row.group, row.count, row.popular]),
  ).toEqual([
    ['ASTRA_TOYOTA', 'Astra', 'Toyota', 2, false],
    ['ASTRA_HONDA', 'Astra', 'Honda', 3, true],
    ['FIT', 'Fit', 'Honda', 0, false],
    ['VITZ', 'Vitz', 'Toyota', 4, false],
  ]));

test.each(['', 'brand=toyota'])('with «%s» it has one row with all its lots', (search) =>
  expect(rowsOf(search).map((row) => [row.value, row.group, row.count, row.popular])).toEqual([
    ['ASTRA', '', 5, true],
    ['FIT', '', 0, false],
    ['VITZ', '', 4, false],
  ]),
);

test('the same answer gives the same rows', () => {
  const options = MODELS();
  expect(rowsOf('', options)).toBe(rowsOf('', options));
});

test('a selected value without a count has a row, with no lots or an unknown number', () => {
  expect(rowsOf('brand=honda&model=jazz').find(({ value }) => value === 'JAZZ')).toEqual({
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

const numbered = (count: number, popular = 0, brand = 'TOYOTA') =>
  Array.from({ length: count }, (_, index) =>
    model(`M${String(index + 10)}`, brand, 100 - index, index < popular),
  );
const shapeOf = (search: string, options: readonly FacetOption[]) =>
  listOptionSections(rowsOf(search, options)).map(({ title, rows, more }) => [
    title,
    rows.length,
    more.length,
  ]);

test.each<[string, FacetOption[], (string | number)[][]]>([
  ['twelve are shown whole', numbered(12, 3), [['', 12, 0]]],
  [
    'of more the popular come first',
    numbered(13, 3),
    [
      ['Популярные', 3, 0],
      ['Остальные по алфавиту', 7, 3],
    ],
  ],
  [
    'at most ten are popular',
    numbered(30, 12),
    [
      ['Популярные', 10, 0],
      ['Остальные по алфавиту', 3, 17],
    ],
  ],
  ['without popular ones there is one list', numbered(13), [['', 10, 3]]],
])('%s', (_name, options, sections) => expect(shapeOf('', options)).toEqual(sections));

test('several brands have a section each, folded above eight rows', () => {
  const options = (count: number) => [
    ...numbered(count, 1, 'TOYOTA'),
    ...numbered(2, 0, 'HONDA').map((one) => ({ ...one, value: `X${one.value}` })),
  ];
  expect(shapeOf('brand=honda,toyota', options(8))).toEqual([
    ['Honda', 2, 0],
    ['Toyota', 8, 0],
  ]);
  expect(shapeOf('brand=honda,toyota', options(9))).toEqual([
    ['Honda', 2, 0],
    ['Toyota', 6, 3],
  ]);
});

test('a popular name without lots is not among the popular', () => {
  const options = [...numbered(13), { ...model('ZERO', 'TOYOTA', 0, true) }];
  expect(shapeOf('', options)).toEqual([['', 10, 4]]);
});

test.each<[string, FacetOption[], string, (string | number)[][]]>([
  ['a short list is complete', numbered(12, 3), 'M21', [['', 12, 0]]],
  ['a long list has its first section', numbered(30, 10), '', [['Популярные', 10, 0]]],
  ['a selected popular row has no second place', numbered(30, 10), 'M10', [['Популярные', 10, 0]]],
  [
    'selected rows outside it follow',
    numbered(30, 10),
    'M39',
    [
      ['Популярные', 10, 0],
      ['Выбраны', 1, 0],
    ],
  ],
  [
    'without popular rows it has the first of the alphabet',
    numbered(30),
    'M39',
    [
      ['', 10, 0],
      ['Выбраны', 1, 0],
    ],
  ],
])('before it is opened, %s', (_name, options, selected, sections) =>
  expect(
    listFirstSections(listOptionSections(rowsOf('', options)), ({ value }) => value === selected).map(
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

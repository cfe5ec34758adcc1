import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { FACETS } from '@vvoz/catalogue/facets/facets';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import { findTemplate, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { arbitraryQuery } from '@vvoz/catalogue/testing/arbitraryQuery';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { relax } from './chooseRelaxations.ts';
import { listLargeRelaxations, MAX_CANDIDATES, listRelaxations } from './relaxations.ts';

const japan =
  findTemplate('japan-main') ??
  (() => {
    throw new Error('no template');
  })();

const listOffers = (search: string) =>
  listRelaxations(parseCatalogueUrl(search), japan).map(({ text, query }) => [
    replaceNbsp(text),
    formatCatalogueUrl(query),
  ]);

/** True if `loose` finds everything that `strict` finds, facet by facet. */
const isLooser = (loose: CatalogueQuery, strict: CatalogueQuery): boolean =>
  FACETS.every((row) => {
    if (row.kind === 'list') {
      const list = loose.lists[row.key];
      return !list || (strict.lists[row.key]?.every((value) => list.includes(value)) ?? false);
    }
    if (row.kind === 'text')
      return loose.texts[row.key] === undefined || loose.texts[row.key] === strict.texts[row.key];
    const range = loose.ranges[row.key];
    const old = strict.ranges[row.key] ?? {};
    return (
      (range?.min === undefined || (old.min !== undefined && range.min <= old.min)) &&
      (range?.max === undefined || (old.max !== undefined && range.max >= old.max))
    );
  });

describe('steps out of an empty result', () => {
  test('any query: every step loosens a condition, steps are distinct and few', () => {
    fc.assert(
      fc.property(arbitraryQuery(), fc.constantFrom(...TEMPLATES), (query, template) => {
        for (const steps of [listRelaxations(query, template), listLargeRelaxations(query)]) {
          expect(steps.length).toBeLessThanOrEqual(MAX_CANDIDATES);
          const keys = steps.map((step) => formatCatalogueUrl(step.query));
          expect(new Set(keys).size).toBe(keys.length);
          const wrong = steps.filter(
            (step) =>
              !isLooser(step.query, query) ||
              isLooser(query, step.query) ||
              step.query.order !== query.order ||
              step.query.page !== 1 ||
              !/^[а-яё].*\S$/.test(step.text) ||
              /undefined|null/.test(step.text),
          );
          expect(wrong).toEqual([]);
          expect(steps.map((step) => step.cost)).toEqual(
            steps.map((step) => step.cost).toSorted((a, b) => a - b),
          );
        }
      }),
      numRuns(100, 2000),
    );
  });

  test('a query without filters has no steps', () => {
    expect(listOffers('order_by=price_asc')).toEqual([]);
    expect(listLargeRelaxations(parseCatalogueUrl(''))).toEqual([]);
  });

  test('removes a colour, moves a year by one and by two', () => {
    expect(listOffers('color=green&year_min=2018')).toEqual([
      ['год от 2017', 'year_min=2017&color=green'],
      ['без цвета', 'year_min=2018'],
      ['год от 2016', 'year_min=2016&color=green'],
      ['без года', 'color=green'],
    ]);
  });

  test.each([
    ['mileage_max=60000', 'пробег до 100 000 км'],
    ['mileage_max=100000', 'пробег до 150 000 км'],
    ['mileage_min=120000', 'пробег от 100 000 км'],
    ['cost_ru_max=1500000', 'под ключ до 1 650 000 ₽'],
    ['pw_max=120', 'мощность до 160 л.с.'],
    ['pw_max=160', 'мощность до 180 л.с.'],
    ['eng_v_max=1500', 'объём до 2 000 см³'],
    ['year_min=2020&year_max=2018', 'год до 2018'],
    ['rate[]=4.5&rate[]=5&rate[]=6&rate[]=s', 'оценка от 4'],
    ['rate=4.5', 'оценка и 4'],
  ])('%s → %s', (search, text) => expect(listOffers(search).map(([label]) => label)).toContain(text));

  test('opens an end that cannot move; does not move a grade of repaired cars', () => {
    expect(listOffers('mileage_min=30000')).toEqual([['без пробега', '']]);
    expect(listOffers('rate=r')).toEqual([['без оценки', '']]);
  });

  test.each<[string, readonly (readonly [text: string, cost: number, search: string])[]]>([
    [
      'year_min=2018&year_max=2020',
      [
        ['год 2017–2020', 10, 'year_min=2017&year_max=2020'],
        ['год 2018–2021', 10, 'year_min=2018&year_max=2021'],
        ['год 2016–2020', 20, 'year_min=2016&year_max=2020'],
        ['год 2018–2022', 20, 'year_min=2018&year_max=2022'],
        ['год до 2020', 40, 'year_max=2020'],
        ['год от 2018', 40, 'year_min=2018'],
        ['без года', 50, ''],
      ],
    ],
    [
      'pw_min=150&pw_max=155',
      [
        ['мощность 135–155 л.с.', 10, 'pw_min=135&pw_max=155'],
        ['мощность 150–160 л.с.', 10, 'pw_min=150&pw_max=160'],
        ['мощность до 155 л.с.', 40, 'pw_max=155'],
        ['мощность от 150 л.с.', 40, 'pw_min=150'],
        ['без мощности', 50, ''],
      ],
    ],
    [
      'cost_ru_min=1500000',
      [
        ['под ключ от 1 350 000 ₽', 10, 'cost_ru_min=1350000'],
        ['с любой ценой', 50, ''],
      ],
    ],
    [
      'pw_min=100',
      [
        ['мощность от 90 л.с.', 10, 'pw_min=90'],
        ['без мощности', 50, ''],
      ],
    ],
    ['year_max=2099', [['без года', 50, '']]],
    ['year_min=1901', [['без года', 50, '']]],
  ])('%s: all steps of a range with their costs', (search, steps) =>
    expect(
      listRelaxations(parseCatalogueUrl(search), japan).map(({ text, cost, query }) => [
        replaceNbsp(text),
        cost,
        formatCatalogueUrl(query),
      ]),
    ).toEqual(steps),
  );

  test('if there are too many steps, those of the costliest facet are left out, then the second ones', () => {
    const seven = 'year_min=2018&mileage_max=60000&eng_v_max=1500&color=green&kpp=at&priv=4wd&rate=5';
    const thirteen = `brand=toyota&model=prius&kuzov=zvw50&lot=1&pw_max=120&cost_ru_max=1500000&${seven}`;
    const listTexts = (search: string) => listOffers(search).map(([text]) => text);
    expect(listTexts(seven)).toEqual([
      'год от 2017',
      'пробег до 100 000 км',
      'объём до 2 000 см³',
      'оценка и 4.5',
      'без цвета',
      'год от 2016',
      'без коробки',
      'без привода',
      'без оценки',
      'без года',
      'без пробега',
      'без объёма',
    ]);
    expect(listTexts(thirteen).slice(5)).toEqual([
      'без цвета',
      'под ключ до 1 650 000 ₽',
      'без коробки',
      'без привода',
      'без номера лота',
      'без кузова',
      'без модели и кузова',
    ]);
    expect(listLargeRelaxations(parseCatalogueUrl(seven)).map(({ text, cost }) => [text, cost])).toEqual([
      ['без коробки и цвета', 135],
      ['без привода и цвета', 140],
      ['без оценки и цвета', 145],
      ['без привода и коробки', 155],
      ['без года и цвета', 160],
      ['без пробега и цвета', 160],
      ['без объёма и цвета', 160],
      ['без оценки и коробки', 160],
      ['без оценки и привода', 165],
      ['без года и коробки', 175],
      ['без пробега и коробки', 175],
      ['без всех фильтров', 300],
    ]);
  });

  test('removes a brand together with what depends on it', () =>
    expect(listOffers('brand=toyota&model=prius&kuzov=zvw50')).toEqual([
      ['без кузова', 'brand=toyota&model=prius'],
      ['без модели и кузова', 'brand=toyota'],
      ['без марки, модели и кузова', ''],
    ]));

  test('large steps: two conditions at once, then all but brand, model and body code', () =>
    expect(
      listLargeRelaxations(parseCatalogueUrl('brand=toyota&model=prius&year_min=2018&color=green&lot=1')).map(
        ({ text }) => text,
      ),
    ).toEqual([
      'без цвета и номера лота',
      'без года и цвета',
      'без года и номера лота',
      'без фильтров, кроме марки и модели',
      'без фильтров, кроме марки',
      'без всех фильтров',
    ]));
});

describe('steps that an empty result offers', () => {
  const query = parseCatalogueUrl('brand=toyota&color=green&year_min=2018');
  const respondCounts =
    (counts: Readonly<Record<string, number>>) => async (steps: readonly CatalogueQuery[]) =>
      steps.map((step) => counts[formatCatalogueUrl(step)] ?? 0);

  test('only steps that find lots, mildest first, then by count; a further step of a facet only if it finds more', async () => {
    const counts = {
      'brand=toyota&year_min=2017&color=green': 9,
      'brand=toyota&year_min=2018': 14,
      'brand=toyota&year_min=2016&color=green': 9,
      'brand=toyota&color=green': 40,
      'year_min=2018&color=green': 300,
    };
    expect(
      (await relax(query, japan, respondCounts(counts))).map(({ text, count, search }) => [
        replaceNbsp(text),
        count,
        search,
      ]),
    ).toEqual([
      ['без цвета', 14, 'brand=toyota&year_min=2018'],
      ['год от 2017', 9, 'brand=toyota&year_min=2017&color=green'],
      ['без года', 40, 'brand=toyota&color=green'],
      ['без марки', 300, 'year_min=2018&color=green'],
    ]);
  });

  test('large steps only when no small one finds lots', async () => {
    expect(await relax(query, japan, respondCounts({ 'brand=toyota': 7, '': 100 }))).toEqual([
      { text: 'без года и цвета', count: 7, search: 'brand=toyota' },
      { text: 'без всех фильтров', count: 100, search: '' },
    ]);
  });

  test('two steps of one facet at most; large steps are limited by their number alone', async () => {
    const year = parseCatalogueUrl('year_min=2018');
    const counts = { 'year_min=2017': 1, 'year_min=2016': 2, '': 3 };
    expect((await relax(year, japan, respondCounts(counts))).map(({ count }) => count)).toEqual([1, 2]);
    const large = { 'brand=toyota': 9, '': 6 };
    expect((await relax(query, japan, respondCounts(large))).map(({ count }) => count)).toEqual([9, 6]);
  });

  test('all steps are counted in one call; without counts there are none', async () => {
    const countLots = vi.fn(async () => []);
    expect(await relax(query, japan, countLots)).toEqual([]);
    // The small steps, then the large ones.
    expect(countLots).toHaveBeenCalledTimes(2);
    expect(await relax(parseCatalogueUrl(''), japan, countLots)).toEqual([]);
    expect(countLots).toHaveBeenCalledTimes(2);
  });

  test('at most six steps', async () => {
    const wide = parseCatalogueUrl(
      'brand=toyota&year_min=2018&mileage_max=60000&eng_v_max=1500&color=green&kpp=at&priv=4wd&rate=5',
    );
    expect(await relax(wide, japan, async (steps) => steps.map(() => 1))).toHaveLength(6);
  });
});

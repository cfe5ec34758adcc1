import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { findCounterpart, listKindLandings, listLandingsBelow, listNearModels } from './landingLinks.ts';

const LIST = { path: '/list' };
const countNames = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
const FACETS = {
  options: {
    brand: countNames({ TOYOTA: 1248, 'MERCEDES-BENZ': 3, LADA: 2 }),
    model: countNames({ PRIUS: 214, 'LAND CRUISER PRADO': 40, CENTURY: 1 }),
    kuzov: countNames({ ZVW50: 80, ZVW51: 35, ZVW60: 2, '': 9 }),
  },
  histograms: {},
};

describe('the landings below a landing', () => {
  const list = (search: string) => {
    const below = listLandingsBelow(LIST, parseCatalogueUrl(search), FACETS);
    return (
      below && [below.title, ...below.links.map(({ href, name, figure }) => `${name} ${figure} ${href}`)]
    );
  };

  test.each([
    ['', ['Все марки', 'Toyota 1 248 /list/toyota', 'Mercedes-Benz 3 /list/mercedes-benz']],
    [
      'brand=toyota',
      [
        'Модели Toyota',
        'Prius 214 /list/toyota/prius',
        'Land Cruiser Prado 40 /list/toyota/land-cruiser-prado',
      ],
    ],
    [
      'brand=toyota&model=prius',
      ['Кузова Toyota Prius', 'ZVW50 80 /list/toyota/prius/zvw50', 'ZVW51 35 /list/toyota/prius/zvw51'],
    ],
    ['brand=toyota&model=prius&kuzov=zvw50', ['Кузова Toyota Prius', 'ZVW51 35 /list/toyota/prius/zvw51']],
  ])('%s: only those with enough lots, without the page itself', (search, links) =>
    expect(list(search)?.map(replaceNbsp)).toEqual(links),
  );

  test('a model without body codes has no landings below it', () => {
    const facets = { options: { kuzov: countNames({ '': 9 }) }, histograms: {} };
    expect(listLandingsBelow(LIST, parseCatalogueUrl('brand=kia&model=k5'), facets)).toBeUndefined();
  });
});

const makeModel = (model: string, cost?: number, count = 10) => ({
  brand: 'TOYOTA',
  model,
  count,
  ...(cost === undefined ? {} : { cost }),
});
const PRICES = {
  items: [
    makeModel('PRIUS', 1_500_000, 163),
    makeModel('AQUA', 1_200_000),
    makeModel('CENTURY', 9_000_000),
    makeModel('ALLION', 1_400_000),
    makeModel('HARRIER', 2_900_000),
    makeModel('RAV4', 2_200_000),
    makeModel('PREMIO', 1_450_000),
    makeModel('WISH', 1_000_000),
    makeModel('C-HR', 1_600_000),
    makeModel('UNPRICED'),
  ],
};
const PRIUS = parseCatalogueUrl('brand=toyota&model=prius');

test('the six models nearest in price, by rising price', () => {
  expect(
    listNearModels(LIST, PRIUS, PRICES)?.links.map(({ name, figure }) => replaceNbsp(`${name} ${figure}`)),
  ).toEqual([
    'Toyota Wish 1 000 000 ₽',
    'Toyota Aqua 1 200 000 ₽',
    'Toyota Allion 1 400 000 ₽',
    'Toyota Premio 1 450 000 ₽',
    'Toyota C-HR 1 600 000 ₽',
    'Toyota RAV4 2 200 000 ₽',
  ]);
});

test.each(['brand=toyota&model=unpriced', 'brand=toyota&model=unknown', 'brand=honda&model=prius'])(
  'nothing is near to %s',
  (search) => expect(listNearModels(LIST, parseCatalogueUrl(search), PRICES)).toBeUndefined(),
);

test('a model leads to its sold lots, if there are enough', () => {
  const statistics = findTemplate('japan');
  if (!statistics) throw new Error('no statistics');
  expect(findCounterpart(statistics, PRIUS, PRICES)).toEqual({
    href: '/statistika-prodazh/toyota/prius',
    name: 'Toyota Prius — статистика продаж в Японии',
    figure: '163',
  });
  expect(findCounterpart(statistics, PRIUS, { items: [] })).toBeUndefined();
});

describe('the landings of kinds', () => {
  const template = { path: '/list', facets: ['bodyKind', 'engineKind'] as const };
  const facets = {
    options: {
      bodyKind: countNames({ crossover: 40, pickup: 2 }),
      engineKind: countNames({ diesel: 9, electric: 3 }),
    },
    histograms: {},
  };
  const list = (search: string) =>
    listKindLandings(template, parseCatalogueUrl(search), facets).map(({ title, links }) => [
      title,
      ...links.map(({ href, name }) => `${name} ${href}`),
    ]);

  test('of a catalogue are all with enough lots', () =>
    expect(list('')).toEqual([
      ['По кузову', 'Кроссоверы /list?body_kind=crossover'],
      [
        'По двигателю',
        'Дизельные автомобили /list?engine_kind=diesel',
        'Электромобили /list?engine_kind=electric',
      ],
    ]));

  test('of a body are its engines', () =>
    expect(list('body_kind=crossover')).toEqual([
      [
        'По двигателю',
        'Дизельные кроссоверы /list?body_kind=crossover&engine_kind=diesel',
        'Электрические кроссоверы /list?body_kind=crossover&engine_kind=electric',
      ],
    ]));

  test.each(['brand=toyota', 'year_min=2018', 'body_kind=crossover&year_min=2018'])(
    'are not in the list of %s',
    (search) => expect(list(search)).toEqual([]),
  );
});

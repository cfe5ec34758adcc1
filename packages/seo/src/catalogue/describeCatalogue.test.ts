import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from '../texts/textLengths.ts';
import type { CatalogueFacts } from './catalogueFacts.ts';
import { formatCatalogueHeading, shortenHeading } from './catalogueHeading.ts';
import { describeCatalogue, formatCatalogueTitles } from './describeCatalogue.ts';

const find = (name: string) => {
  const template = TEMPLATES.find((row) => row.name === name);
  if (!template) throw new Error(name);
  return template;
};
const choose = (search: string, name = 'japan-main') => ({
  template: find(name),
  pageTitle: 'Авто с аукционов Японии',
  query: parseCatalogueUrl(search),
});
const PRIUS = 'brand=toyota&model=prius';
const FACTS: CatalogueFacts = {
  count: 214,
  minRub: 512_000,
  medianRub: 1_120_000,
  years: [2009, 2022],
};

describe('the heading', () => {
  test.each([
    ['', 'Авто с аукционов Японии'],
    ['year_min=2018', 'Авто с аукционов Японии'],
    ['brand=toyota', 'Toyota с аукционов Японии'],
    ['brand=toyota&model=prius&kuzov=zvw50', 'Toyota Prius ZVW50 с аукционов Японии'],
    ['brand=toyota&model=prius&kuzov[]=zvw50&kuzov[]=zvw51', 'Toyota Prius ZVW50 и ZVW51 с аукционов Японии'],
    ['brand[]=honda&brand[]=toyota', 'Honda и Toyota с аукционов Японии'],
    ['brand=hyundai,kaiyi&model=kona_hyundai,kona_kaiyi', 'Hyundai и Kaiyi Kona с аукционов Японии'],
    ['brand=bmw,mercedes-benz,audi', 'Audi, BMW и ещё 1 с аукционов Японии'],
  ])('%s → %s', (search, heading) => expect(formatCatalogueHeading(choose(search))).toBe(heading));
});

describe('the title', () => {
  const write = (search: string, facts?: CatalogueFacts, name?: string) =>
    replaceNbsp(formatCatalogueTitles(choose(search, name), facts).title);

  test.each<[string, CatalogueFacts, string]>([
    ['', { ...FACTS, count: 3999 }, 'Авто с аукционов Японии: 3 999 лотов от 512 000 ₽'],
    [PRIUS, FACTS, 'Toyota Prius с аукционов Японии: 214 лотов от 512 000 ₽'],
    [PRIUS, { count: 1 }, 'Toyota Prius с аукционов Японии: 1 лот'],
    [PRIUS, { count: 22 }, 'Toyota Prius с аукционов Японии: 22 лота'],
    [PRIUS, { count: 0 }, 'Toyota Prius с аукционов Японии'],
  ])('%s with %o', (search, facts, title) => expect(write(search, facts)).toBe(title));

  test('without facts it is the heading', () => {
    expect(write(PRIUS)).toBe('Toyota Prius с аукционов Японии');
  });

  test('the prices of sold lots are left out', () => {
    expect(write(PRIUS, FACTS, 'japan')).toBe('Toyota Prius — статистика продаж в Японии: 214 лотов');
  });

  test('a long title loses the price, then the count, then words of the model', () => {
    const cruiser = 'brand=toyota&model=land+cruiser+prado';
    expect(write(cruiser, { ...FACTS, count: 1248 })).toBe(
      'Toyota Land Cruiser Prado с аукционов Японии: 1 248 лотов',
    );
    const wagon = 'brand=mercedes-benz&model=e+class+station+wagon+all+terrain&kuzov=213271';
    expect(write(wagon, FACTS)).toBe('Mercedes-Benz E-Class Station Wagon All 213271 с аукционов Японии');
  });
});

describe('titles and descriptions of every catalogue', () => {
  const CHOICES = [
    '',
    'brand=bmw',
    PRIUS,
    `${PRIUS}&kuzov=zvw50`,
    'brand=mercedes-benz&model=e+class+station+wagon',
  ];
  const all = TEMPLATES.flatMap(({ name }) =>
    CHOICES.map((search) => choose(search, name)).flatMap((choice) => {
      const page = { ...choice, pageTitle: `${choice.template.title} (${name})` };
      return [FACTS, { count: 5 }].map((facts) => ({
        ...formatCatalogueTitles(page, facts),
        description: describeCatalogue(page, facts),
      }));
    }),
  );

  test('keep their lengths, and have no gaps', () => {
    for (const { title, description } of all) {
      expect(title.length, title).toBeLessThanOrEqual(MAX_TITLE);
      expect(description.length, description).toBeLessThanOrEqual(MAX_DESCRIPTION);
      expect(description.length, description).toBeGreaterThanOrEqual(MIN_DESCRIPTION);
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN| {2}| [.,:]/);
    }
  });

  test('no two landings have the same title', () => {
    for (const facts of [FACTS, { count: 5 }]) {
      const titles = TEMPLATES.flatMap(({ name }) =>
        CHOICES.slice(1).map((search) => formatCatalogueTitles(choose(search, name), facts).title),
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

test('a car in stock has no turnkey price: its own price is the full one', () =>
  expect(replaceNbsp(describeCatalogue(choose('', 'stock'), FACTS))).toMatch(/ годов от 512 000 ₽\. /));

test('a long heading without a brand stays whole, and a long brand keeps its country', () => {
  const pageTitle = 'Автомобили с аукционов '.repeat(4).trim();
  expect(shortenHeading({ ...choose(''), pageTitle })).toBe(pageTitle);
  const brand = 'B'.repeat(MAX_TITLE);
  expect(shortenHeading(choose(`brand=${brand}&model=prius+prime`))).toBe(
    `B${'b'.repeat(MAX_TITLE - 1)} с аукционов Японии`,
  );
});

test('offers of sellers abroad are not called cars in Vladivostok', () => {
  const text = replaceNbsp(describeCatalogue(choose('brand=byd', 'china'), FACTS));
  expect(text).toContain('от 512 000 ₽ под ключ во Владивостоке');
  expect(text).not.toContain('Пошлина уплачена');
});

test.each([
  ['japan-main', true],
  ['bike', false],
  ['europe-main', false],
  ['spec-main', false],
  // Sold lots and offers at a fixed price name their own kinds of calculation.
  ['japan', false],
  ['china', false],
])('the description of %s names «конструктор» and «распил»: %s', (name, isNamed) => {
  const text = describeCatalogue(choose('', name), { count: 5 });
  expect(/конструктор и распил/.test(text), text).toBe(isNamed);
});

test.each([
  [
    'japan-main',
    FACTS,
    'Toyota Prius с аукционов Японии: 214 лотов 2009–2022 годов от 512 000 ₽ под ключ во Владивостоке. Полная пошлина, конструктор и распил — построчно.',
  ],
  [
    'japan',
    { ...FACTS, years: [2015, 2015] as const },
    'Toyota Prius — статистика продаж в Японии: 214 лотов 2015 года, медиана под ключ — 1 120 000 ₽. За сколько продавали на торгах и во что обошлось бы под ключ.',
  ],
  [
    'stock',
    { count: 2 },
    'Toyota Prius в наличии во Владивостоке: 2 автомобиля. Пошлина уплачена, можно посмотреть и забрать сегодня. Снимки, пробег и комплектация. Заявка онлайн.',
  ],
])('the description of %s', (name, facts, text) =>
  expect(replaceNbsp(describeCatalogue(choose(PRIUS, name), facts))).toBe(text),
);

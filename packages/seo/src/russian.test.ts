import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { formatCount, formatMoney } from '@vvoz/catalogue/words/format';
import { formatCatalogueHeading } from './catalogue/catalogueHeading.ts';
import { formatCatalogueTitles, describeCatalogue } from './catalogue/describeCatalogue.ts';
import { joinNames } from './texts/joinNames.ts';

// Two hundred texts that were checked by hand, as an editor would write them. Do not copy the expected texts from what a
// function returns.

const readTemplate = (name: string) => {
  const template = findTemplate(name);
  if (!template) throw new RangeError(name);
  return template;
};
const choose = (name: string, search: string) => ({
  template: readTemplate(name),
  pageTitle: 'Каталог',
  query: parseCatalogueUrl(search),
});

/** The forms of a noun, then its numbers as people write them. */
const NOUNS: readonly (readonly [readonly [string, string, string], readonly string[]])[] = [
  [
    readTemplate('japan-main').noun,
    [
      '0 лотов',
      '1 лот',
      '2 лота',
      '3 лота',
      '4 лота',
      '5 лотов',
      '9 лотов',
      '10 лотов',
      '11 лотов',
      '12 лотов',
      '13 лотов',
      '14 лотов',
      '15 лотов',
      '19 лотов',
      '20 лотов',
      '21 лот',
      '22 лота',
      '24 лота',
      '25 лотов',
      '30 лотов',
      '100 лотов',
      '101 лот',
      '104 лота',
      '111 лотов',
      '112 лотов',
      '121 лот',
      '214 лотов',
      '1 000 лотов',
      '1 001 лот',
      '1 011 лотов',
      '1 022 лота',
      '3 999 лотов',
      '60 000 лотов',
      '1 000 001 лот',
    ],
  ],
  [
    readTemplate('korean').noun,
    [
      '0 автомобилей',
      '1 автомобиль',
      '2 автомобиля',
      '4 автомобиля',
      '5 автомобилей',
      '11 автомобилей',
      '12 автомобилей',
      '21 автомобиль',
      '23 автомобиля',
      '26 автомобилей',
      '101 автомобиль',
      '112 автомобилей',
      '1 002 автомобиля',
    ],
  ],
  [
    readTemplate('spec').noun,
    [
      '0 машин',
      '1 машина',
      '2 машины',
      '4 машины',
      '5 машин',
      '11 машин',
      '13 машин',
      '21 машина',
      '24 машины',
      '28 машин',
      '100 машин',
      '131 машина',
      '1 003 машины',
    ],
  ],
  [
    ['отзыв', 'отзыва', 'отзывов'],
    ['1 отзыв', '3 отзыва', '5 отзывов', '11 отзывов', '21 отзыв', '44 отзыва'],
  ],
  [
    ['ответ', 'ответа', 'ответов'],
    ['1 ответ', '2 ответа', '12 ответов', '28 ответов', '31 ответ'],
  ],
  [
    ['статья', 'статьи', 'статей'],
    ['1 статья', '4 статьи', '6 статей', '11 статей', '22 статьи', '30 статей'],
  ],
  [
    ['новость', 'новости', 'новостей'],
    ['1 новость', '2 новости', '5 новостей', '12 новостей', '21 новость'],
  ],
  [
    ['инструкция', 'инструкции', 'инструкций'],
    ['1 инструкция', '3 инструкции', '7 инструкций', '12 инструкций', '32 инструкции'],
  ],
  [
    ['видео', 'видео', 'видео'],
    ['1 видео', '4 видео', '10 видео'],
  ],
  [
    ['документ', 'документа', 'документов'],
    ['1 документ', '3 документа', '14 документов'],
  ],
  [
    ['минуту', 'минуты', 'минут'],
    ['1 минуту', '4 минуты', '8 минут', '11 минут', '21 минуту'],
  ],
];

describe('numbers with their nouns', () => {
  const cases = NOUNS.flatMap(([noun, texts]) => texts.map((text) => [text, noun] as const));
  test.each(cases)('%s', (text, noun) => {
    const count = Number(text.replaceAll(/\D/g, ''));
    expect(replaceNbsp(formatCount(count, noun))).toBe(text);
    // A line never ends between a number and its noun, nor inside a number.
    expect(formatCount(count, noun)).not.toContain(' ');
  });
});

describe('brands', () => {
  test.each([
    ['TOYOTA', 'Toyota'],
    ['NISSAN', 'Nissan'],
    ['HONDA', 'Honda'],
    ['BMW', 'BMW'],
    ['BMW ALPINA', 'BMW Alpina'],
    ['MERCEDES BENZ', 'Mercedes-Benz'],
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
    ['MERCEDES AMG', 'Mercedes-AMG'],
    ['ROLLS ROYCE', 'Rolls-Royce'],
    ['LAND ROVER', 'Land Rover'],
    ['ALFAROMEO', 'Alfa Romeo'],
    ['SSANGYONG', 'SsangYong'],
    ['MINI', 'MINI'],
    ['GMC', 'GMC'],
    ['BYD', 'BYD'],
    ['FAW', 'FAW'],
    ['GAC', 'GAC'],
    ['JAC', 'JAC'],
    ['LI AUTO', 'Li Auto'],
    ['GEELY', 'Geely'],
    ['KTM', 'KTM'],
    ['MV AGUSTA', 'MV Agusta'],
    ['HARLEY-DAVIDSON', 'Harley-Davidson'],
    ['KAWASAKI', 'Kawasaki'],
    ['XCMG', 'XCMG'],
    ['SANY', 'SANY'],
    ['CAT', 'CAT'],
    ['LIUGONG', 'LiuGong'],
    ['KOMATSU', 'Komatsu'],
    ['OTHERS', 'Прочие'],
  ])('%s → %s', (brand, shown) => expect(formatBrand(brand)).toBe(shown));
});

describe('models', () => {
  test.each([
    ['PRIUS', 'Prius'],
    ['LAND CRUISER PRADO', 'Land Cruiser Prado'],
    ['C-HR', 'C-HR'],
    ['RAV4', 'RAV4'],
    ['CX-5', 'CX-5'],
    ['X-TRAIL', 'X-Trail'],
    ['N BOX', 'N-BOX'],
    ['N BOX CUSTOM', 'N-BOX Custom'],
    ['STEPWGN', 'Step WGN'],
    ['DELICA D5', 'Delica D:5'],
    ['FAIRLADYZ', 'Fairlady Z'],
    ['C CLASS WAGON', 'C-Class Wagon'],
    ['3 SERIES', '3 Series'],
    ['GLA', 'GLA'],
    ['BZ4X', 'bZ4X'],
    ['I-MIEV', 'i-MiEV'],
    ['MT-09', 'MT-09'],
    ['CB400SF', 'CB400SF'],
  ])('%s → %s', (model, shown) => {
    expect(formatModel(model)).toBe(shown);
  });
});

describe('several names', () => {
  test.each([
    [['Toyota'], 'Toyota'],
    [['Toyota', 'Honda'], 'Toyota и Honda'],
    [['Toyota', 'Honda', 'BMW'], 'Toyota, Honda и ещё 1'],
    [['Toyota', 'Honda', 'BMW', 'Audi', 'Kia'], 'Toyota, Honda и ещё 3'],
  ])('%o → %s', (names, text) => expect(joinNames(names)).toBe(text));
});

describe('headings: every catalogue in its case', () => {
  test.each([
    ['japan-main', 'brand=toyota', 'Toyota с аукционов Японии'],
    ['japan', 'brand=toyota', 'Toyota — статистика продаж в Японии'],
    ['bike', 'brand=honda', 'Honda с мотоаукционов Японии'],
    ['bike_st', 'brand=honda', 'Honda — статистика мотоаукционов Японии'],
    ['left-hand', 'brand=bmw', 'BMW с левым рулём из Японии'],
    ['korean', 'brand=kia', 'Kia из Кореи'],
    ['korea', 'brand=kia', 'Kia с левым рулём из Кореи, 3–5 лет'],
    ['china', 'brand=byd', 'BYD из Китая'],
    ['europe', 'brand=audi', 'Audi — статистика продаж в Европе'],
    ['europe-main', 'brand=audi', 'Audi с аукционов Европы'],
    ['europe-left-hand', 'brand=skoda', 'Skoda с левым рулём из Европы'],
    ['spec', 'brand=sany', 'SANY — спецтехника из Китая'],
    ['spec_japan', 'brand=komatsu', 'Komatsu — спецтехника из Японии'],
    ['spec-main', 'brand=kobelco', 'Kobelco — спецтехника с аукционов Японии'],
    ['spec-left-hand', 'brand=hino', 'Hino — спецтехника с левым рулём из Японии'],
    ['spec-left-china', 'brand=xcmg', 'XCMG — спецтехника на шасси из Китая'],
    ['stock', 'brand=nissan', 'Nissan в наличии во Владивостоке'],
    ['japan-main', 'brand=toyota&model=prius&kuzov=zvw50', 'Toyota Prius ZVW50 с аукционов Японии'],
    ['japan-main', 'brand[]=toyota&brand[]=honda', 'Honda и Toyota с аукционов Японии'],
    ['japan-main', 'brand=toyota&model[]=prius&model[]=aqua', 'Toyota Aqua и Prius с аукционов Японии'],
  ])('%s?%s → %s', (name, search, heading) =>
    expect(formatCatalogueHeading(choose(name, search))).toBe(heading),
  );
});

describe('headings: generations and years', () => {
  const PRIUS = 'brand=toyota&model=prius';
  test.each([
    [`${PRIUS}&generation=zvw5`, 'Toyota Prius поколения ZVW5 с аукционов Японии'],
    [`${PRIUS}&year_min=2019&year_max=2019`, 'Toyota Prius 2019 года с аукционов Японии'],
    [`${PRIUS}&year_min=2015&year_max=2018`, 'Toyota Prius 2015–2018 годов с аукционов Японии'],
    [`${PRIUS}&year_min=2018`, 'Toyota Prius не старше 2018 года с аукционов Японии'],
    [`${PRIUS}&year_max=2015`, 'Toyota Prius не новее 2015 года с аукционов Японии'],
    ['brand=bmw&year_min=2021&year_max=2021', 'BMW 2021 года с аукционов Японии'],
    [
      `${PRIUS}&kuzov=zvw51&year_min=2016&year_max=2017`,
      'Toyota Prius ZVW51 2016–2017 годов с аукционов Японии',
    ],
    [
      `${PRIUS}&generation=zvw5&year_min=2020`,
      'Toyota Prius поколения ZVW5 не старше 2020 года с аукционов Японии',
    ],
    ['year_min=2018', 'Каталог'],
  ])('%s → %s', (search, heading) =>
    expect(formatCatalogueHeading(choose('japan-main', search))).toBe(heading),
  );
});

describe('titles with number and price', () => {
  test.each([
    ['japan-main', 1, 'Toyota Prius с аукционов Японии: 1 лот от 512 000 ₽'],
    ['japan-main', 3, 'Toyota Prius с аукционов Японии: 3 лота от 512 000 ₽'],
    ['japan-main', 11, 'Toyota Prius с аукционов Японии: 11 лотов от 512 000 ₽'],
    ['japan-main', 1021, 'Toyota Prius с аукционов Японии: 1 021 лот от 512 000 ₽'],
    ['japan', 22, 'Toyota Prius — статистика продаж в Японии: 22 лота'],
    ['korean', 21, 'Toyota Prius из Кореи: 21 автомобиль от 512 000 ₽'],
    ['spec', 24, 'Toyota Prius — спецтехника из Китая: 24 машины от 512 000 ₽'],
  ])('%s, %i → %s', (name, count, title) => {
    const choice = choose(name, 'brand=toyota&model=prius');
    expect(replaceNbsp(formatCatalogueTitles(choice, { count, minRub: 512_000 }).title)).toBe(title);
  });
});

describe('years in descriptions', () => {
  test.each<[readonly [number, number], string]>([
    [[2019, 2019], '5 лотов 2019 года.'],
    [[2018, 2019], '5 лотов 2018–2019 годов.'],
    [[1989, 2024], '5 лотов 1989–2024 годов.'],
  ])('%o → %s', (years, text) => {
    const choice = choose('japan-main', 'brand=toyota');
    expect(replaceNbsp(describeCatalogue(choice, { count: 5, years }))).toContain(text);
  });
});

describe('prices', () => {
  test.each([
    [0, 'rub', '0 ₽'],
    [950, 'rub', '950 ₽'],
    [5200, 'rub', '5 200 ₽'],
    [512_000, 'rub', '512 000 ₽'],
    [1_448_982, 'rub', '1 448 982 ₽'],
    [12_000_000, 'rub', '12 000 000 ₽'],
    [1_140_000, 'jpy', '1 140 000 ¥'],
    [72_000, 'cny', '72 000 ¥'],
    [9_800_000, 'krw', '9 800 000 ₩'],
    [10_500, 'usd', '10 500 $'],
    [21_900, 'eur', '21 900 €'],
    [-30_000, 'rub', '−30 000 ₽'],
  ] as const)('%i %s → %s', (amount, currency, text) => {
    expect(replaceNbsp(formatMoney(amount, currency))).toBe(text);
    expect(formatMoney(amount, currency)).not.toContain(' ');
  });
});

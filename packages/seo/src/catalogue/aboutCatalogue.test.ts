import { describe, expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { describeChosenLots } from './aboutCatalogue.ts';
import type { CatalogueFacts } from './catalogueFacts.ts';

const FACTS: CatalogueFacts = { count: 214 };

function readTemplate(name: string) {
  const template = findTemplate(name);
  if (!template) throw new Error(name);
  return template;
}

const describeLots = (
  facts: CatalogueFacts,
  { search = 'brand=toyota&model=prius', name = 'japan-main' } = {},
) =>
  describeChosenLots(
    { template: readTemplate(name), pageTitle: 'Авто', query: parseCatalogueUrl(search) },
    facts,
  );
const listSentences = (facts: CatalogueFacts, options?: Parameters<typeof describeLots>[1]) =>
  describeLots(facts, options)?.sentences.map(replaceNbsp);

test('each fact becomes a sentence', () => {
  const facts: CatalogueFacts = {
    ...FACTS,
    minRub: 512_000,
    medianRub: 1_120_000,
    years: [2009, 2022],
    gearboxes: { AT: 0.984, MT: 0.016 },
    grade: '4',
    powers: [98, 122],
  };
  expect(describeLots(facts)?.title).toBe('Toyota Prius с аукционов Японии');
  expect(listSentences(facts)).toEqual([
    'Сейчас в каталоге 214 лотов Toyota Prius.',
    'Годы выпуска — с 2009 по 2022.',
    'Ожидаемая цена под ключ во Владивостоке — от 512 000 ₽, у половины лотов она ниже 1 120 000 ₽.',
    'С автоматической коробкой, вариатором или роботом — 98 %, с механической коробкой — 2 %.',
    'Чаще всего встречается оценка 4.',
    'Мощность — до 122 л.с., то есть в пределах 160 л.с.: за машину старше трёх лет с ДВС до 3 л частное лицо платит льготный утильсбор 5 200 ₽.',
  ]);
});

test('a whole catalogue and a choice of fewer than ten lots get no sentences', () => {
  expect(listSentences(FACTS, { search: '' })).toBeUndefined();
  expect(listSentences({ count: 9 })).toBeUndefined();
  expect(listSentences({ count: 10 })).toEqual(['Сейчас в каталоге 10 лотов Toyota Prius.']);
});

describe('a sentence says what the fact means', () => {
  test.each<[string, Partial<CatalogueFacts>, string]>([
    ['one year', { years: [2019, 2019] }, 'Все — 2019 года выпуска.'],
    ['only manuals', { gearboxes: { AT: 0, MT: 1 } }, 'Все — с механической коробкой.'],
    [
      'no manuals',
      { gearboxes: { AT: 1, MT: 0 } },
      'Все — с автоматической коробкой, вариатором или роботом.',
    ],
    [
      'few manuals',
      { gearboxes: { AT: 0.996, MT: 0.004 } },
      'С автоматической коробкой, вариатором или роботом — больше 99 %, с механической коробкой — меньше 1 %.',
    ],
    [
      'unknown gearboxes beside automatic ones',
      { gearboxes: { AT: 0.4, MT: 0 } },
      'С автоматической коробкой, вариатором или роботом — 40 %.',
    ],
    ['exactly the limit', { powers: [99, 160] }, 'Мощность — до 160 л.с., то есть в пределах 160 л.с.'],
    [
      'from exactly the limit',
      { powers: [160, 280] },
      'Мощность — от 160 до 280 л.с.: за машину до 160 л.с.',
    ],
    [
      'above the limit',
      { powers: [161, 280] },
      'Мощность — от 161 л.с., выше порога в 160 л.с.: льготного утильсбора',
    ],
    [
      'on both sides',
      { powers: [99, 161] },
      'Мощность — от 99 до 161 л.с.: за машину до 160 л.с. с ДВС до 3 л частное лицо платит льготный утильсбор, за более мощную — полный.',
    ],
  ])('%s', (_, facts, start) =>
    expect(listSentences({ ...FACTS, ...facts })?.[1]?.startsWith(start)).toBe(true),
  );

  test('shares of automatic gearboxes, CVTs and robots are added up', () => {
    const gearboxes = { AT: 0.5, CVT: 0.2, AMT: 0.1, MT: 0.2 };
    expect(listSentences({ ...FACTS, gearboxes }, { name: 'left-hand' })?.[1]).toBe(
      'С автоматической коробкой, вариатором или роботом — 80 %, с механической коробкой — 20 %.',
    );
    // In a filter of two kinds, AT already includes CVTs and robots.
    expect(listSentences({ ...FACTS, gearboxes })?.[1]).toContain('роботом — 50 %');
  });

  test('the fee is not promised where it depends on the motors of hybrids', () => {
    const [, sentence] = listSentences({ ...FACTS, powers: [98, 122], lowFee: 0.6, openFee: 0.4 }) ?? [];
    expect(sentence).toBe(
      'Мощность двигателя — до 122 л.с., то есть в пределах 160 л.с. У гибридов к двигателю прибавляют мотор: от него льготный утильсбор зависит у 40 % лотов.',
    );
    expect(listSentences({ ...FACTS, powers: [98, 190], openFee: 0.4 })?.[1]).toMatch(
      /за более мощную — полный\. У гибридов .* у 40 % лотов\.$/,
    );
  });

  test('the share below the limit is named if there are powers on both sides', () => {
    expect(listSentences({ ...FACTS, powers: [99, 280], lowFee: 0.64 })?.[1]).toMatch(
      /полный\. Доля лотов под льготный сбор — 64 %\.$/,
    );
    expect(listSentences({ ...FACTS, powers: [99, 150], lowFee: 0.64 })?.[1]).not.toContain('Доля');
    expect(listSentences({ ...FACTS, powers: [99, 280], lowFee: 0 })?.[1]).not.toContain('Доля');
  });

  test('sold lots are described as past sales, not as offers', () => {
    expect(
      listSentences({ ...FACTS, minRub: 500_000, medianRub: 900_000 }, { name: 'japan' })?.slice(0, 2),
    ).toEqual([
      'В статистике 214 лотов Toyota Prius.',
      'Цена под ключ во Владивостоке составила бы от 500 000 ₽, у половины проданных лотов — меньше 900 000 ₽.',
    ]);
  });
});

test('a price needs both its lowest and its middle, and is expected only at auctions', () => {
  expect(listSentences({ ...FACTS, minRub: 500_000 })).toHaveLength(1);
  expect(listSentences({ ...FACTS, medianRub: 900_000 })).toHaveLength(1);
  const prices = { ...FACTS, minRub: 500_000, medianRub: 900_000 };
  expect(listSentences(prices, { name: 'china' })?.[1]).toMatch(/^Цена под ключ/);
});

test('facts without a facet in the catalogue are left out: motorcycles and machinery pay no fee by power', () => {
  const facts: CatalogueFacts = { ...FACTS, powers: [20, 90], gearboxes: { MT: 1 }, grade: '4' };
  expect(listSentences(facts, { name: 'bike' })).toHaveLength(2);
  expect(listSentences(facts, { name: 'spec' })).toEqual(['Сейчас в каталоге 214 машин Toyota Prius.']);
});

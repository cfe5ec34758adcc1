import { describe, expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { findTemplate, TEMPLATES, type TemplateName } from '@vvoz/catalogue/templates/templates';
import { buildBudgetCells } from './budgetCells.ts';
import { formatCatalogueLabel, groupByCountry } from './countries.ts';
import { formatIntroSentence } from './introSentence.ts';
import { listQuickLinks } from './quickLinks.ts';
import { toQuote } from './quotes.ts';

const getTemplate = (name: TemplateName) => {
  const template = findTemplate(name);
  if (!template) throw new RangeError(name);
  return template;
};
const countAll = (count: number | undefined) => TEMPLATES.map((template) => ({ template, count }));

describe('countries', () => {
  test('every catalogue of every host is in exactly one country, under a name that no other one there has', () => {
    const countries = groupByCountry(countAll(1));
    expect(countries.map(({ name }) => name)).toEqual(['Япония', 'Корея', 'Китай', 'Европа', 'В России']);
    expect(countries.flatMap(({ catalogues }) => catalogues).length).toBe(TEMPLATES.length);
    for (const { catalogues } of countries) {
      const labels = catalogues.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
  test.each<[TemplateName, string]>([
    ['japan-main', 'Онлайн-аукционы'],
    ['korea', 'Корейские авто, проходные 3–5 лет'],
    ['spec_japan', 'Спецтехника из Японии'],
    ['spec-left-hand', 'Спецтехника: с левым рулём'],
  ])('%s is called «%s»', (name, label) => expect(formatCatalogueLabel(getTemplate(name))).toBe(label));
});

describe('the sentence of the first screen', () => {
  const write = (counted: Parameters<typeof groupByCountry>[0]) =>
    replaceNbsp(formatIntroSentence(groupByCountry(counted)));
  test('counts what can be bought abroad', () => {
    const counted = [
      { template: getTemplate('japan-main'), count: 1000 },
      { template: getTemplate('japan'), count: 50_000 },
      { template: getTemplate('stock'), count: 30 },
      { template: getTemplate('china'), count: 1 },
      { template: getTemplate('europe'), count: 9 },
      { template: getTemplate('korean'), count: 240 },
      // A part of the catalogue above.
      { template: getTemplate('korea'), count: 90 },
    ];
    expect(write(counted)).toBe(
      'Машины из Японии, Кореи и Китая для тех, кто покупает себе и хочет знать цену заранее: ' +
        '1 241 лот с построчным расчётом до Владивостока. Поиск, расчёт и консультация бесплатны.',
    );
  });
  test('adds up the parts of a type that has no catalogue of all its lots', () => {
    const counted = [
      { template: getTemplate('spec_japan'), count: 20 },
      { template: getTemplate('spec-main'), count: 3 },
    ];
    expect(write(counted)).toContain(': 23 лота с построчным расчётом');
  });
  test('names no country and no number without counts', () => {
    expect(write(countAll(undefined))).toMatch(/^Машины для тех, .*: построчный расчёт каждого лота/);
  });
});

describe('budgets', () => {
  const body = (name: string, count: number) => ({
    body: name,
    count,
    cost: 1_234_567,
    year: 2019,
    mileage: 51_234,
  });
  const cells = buildBudgetCells(
    {
      items: [
        { max: 1_000_000, bodies: [body('kei', 900), body('suv', 9)] },
        {
          min: 1_000_000,
          max: 1_500_000,
          bodies: [
            body('kei', 9),
            ...['suv', 'van', 'wagon', 'sedan', 'coupe'].map((name) => body(name, 20)),
          ],
        },
        { min: 2_500_000, bodies: [{ body: 'truck', count: 10, cost: 3_000_000 }, body('ufo', 50)] },
      ],
    },
    getTemplate('japan-main'),
  );
  test('titles are the budgets, counts those of all lots', () => {
    expect(cells.map(({ title, count }) => replaceNbsp(`${title}: ${count}`))).toEqual([
      'До 1 млн ₽: 909',
      '1–1,5 млн ₽: 109',
      'От 2,5 млн ₽: 60',
    ]);
  });
  test('a body type with few lots or without a Russian name is left out, and so is the fifth', () => {
    expect(cells.map(({ lines }) => lines.map(({ name }) => name))).toEqual([
      ['Кей-кар'],
      ['Внедорожник', 'Фургон', 'Универсал', 'Седан'],
      ['Грузовик'],
    ]);
  });
  test('a line has the medians and leads to the list of that body type and budget', () => {
    expect(cells[1]?.lines[0]).toEqual({
      href: '/japan/czeny-na-avto?cost_ru_min=1000000&cost_ru_max=1500000&body=suv&order_by=date_asc',
      name: 'Внедорожник',
      note: expect.stringMatching(/^2019.год · 51.тыс\..км$/),
      figure: expect.stringMatching(/^1,23.млн.₽$/),
    });
    expect(cells[2]?.lines[0]).toMatchObject({ note: '' });
  });
});

describe('quick links', () => {
  const now = new Date('2026-11-24T20:00:00Z');
  const list = (options: Parameters<typeof listQuickLinks>[1]['options']) =>
    listQuickLinks(getTemplate('japan-main'), { options }, now).map(({ href, label, count }) =>
      replaceNbsp(`${label}: ${count} ${href}`),
    );
  test('the next auction day is after today in Japan', () => {
    const day = [
      { value: '2026-11-25', count: 90 },
      { value: '2026-11-26', count: 80 },
    ];
    expect(list({ day })).toEqual([
      'торги завтра: 80 /japan/czeny-na-avto?auction_date_interval=2026-11-26&order_by=date_asc',
    ]);
    expect(list({ day: [{ value: '2026-11-30', count: 7 }] })[0]).toMatch(/^торги пн 30 ноя: 7 /);
  });
  test('a link without lots is left out', () => {
    const fee = [{ value: 'low', count: 5 }];
    expect(list({ fee, age: [{ value: 'passing', count: 0 }] })).toEqual([
      'до 160 л.с.: 5 /japan/czeny-na-avto?fee=low&order_by=date_asc',
    ]);
  });
});

describe('quotes', () => {
  const quote = (html: string) =>
    toQuote({
      id: '1',
      author: 'А',
      city: 'Омск',
      date: '2026-11-03',
      rating: 5,
      vehicle: '',
      template: '',
      html,
    }).text;
  test.each([
    ['<p>Коротко.</p>', 'Коротко'],
    [
      '<p>Взял&#160;<b>при</b>ус за&#32;5&#37;, <em>честно</em>.</p><p>Рад.</p>',
      'Взял\u00A0приус за 5%, честно. Рад',
    ],
    ['<p>Раз&nbsp;&amp; два!</p><p>Три &lt;b&gt;</p>', 'Раз\u00A0& два! Три <b>'],
    [
      `<p>${'Первое предложение здесь. '.repeat(20)}</p>`,
      'Первое предложение здесь. '.repeat(8).trim().replace(/\.$/, ''),
    ],
    [`<p>${'слово '.repeat(60)}</p>`, 'слово '.repeat(60).trim()],
  ])('%#: whole sentences as plain text', (html, text) => expect(quote(html)).toBe(text));
});

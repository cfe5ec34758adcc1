import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { fullDuty } from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { korean, prius } from '@vvoz/ui/lots/fixtures.ts';
import { HomePage, type HomePageProps } from './HomePage.tsx';
import type { PopularLots } from './loadPopular.ts';

const EMPTY: HomePageProps = {
  title: 'Цена под ключ',
  sentence: 'Машины из Японии.',
  quickLinks: [],
  popular: [],
  budgets: [],
  countries: [],
  sets: undefined,
  example: undefined,
  articles: [],
  articleCount: undefined,
  reviews: { quotes: [], count: 0 },
  phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
  hours: undefined,
};
const render = (parts: Partial<HomePageProps>) =>
  replaceNbsp(renderToStaticMarkup(<HomePage {...EMPTY} {...parts} />));

const makePopular = (name: string, lots: PopularLots['lots'], isPopular = true): PopularLots => {
  const template = findTemplate(name);
  if (!template) throw new RangeError(name);
  return { template, lots, isPopular };
};

test('without data the page has its first sentence, steps and phone, and no empty block', () => {
  const html = render({});
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Как это работает',
    'Не нашли? Опишите задачу',
  ]);
  expect(html).toContain('Машины из Японии.');
  expect(html).toContain('href="tel:+74232000000"');
});

test('the first type has cards, the others are lines with picture and price', () => {
  const priced = { ...korean, costs: { poshlina: { total: 2_310_000 } } };
  const html = render({ popular: [makePopular('japan-main', [prius]), makePopular('korean', [priced])] });
  expect(html).toMatch(/Популярные на торгах.*\/cars\/japan\/prius/);
  expect(html).toMatch(/Что ещё везут.*\/cars\/korean\/.*2 310 000 ₽/);
});

test('a line shows the same range of two possible totals as a card', () => {
  const priced = { ...korean, costs: { poshlina: { total: 2_610_000, low: 2_541_000 } } };
  expect(
    render({ popular: [makePopular('japan-main', [prius]), makePopular('korean', [priced])] }),
  ).toContain('2,54–2,61 млн ₽');
});

test('a car in Russia shows its asking price', () => {
  const stock = { ...korean, type: 'stock' as const, currency: 'rub' as const, finish: 1_250_000 };
  const html = render({ popular: [makePopular('japan-main', [prius]), makePopular('stock', [stock])] });
  expect(html).toMatch(/В наличии во Владивостоке.*1 250 000 ₽/);
});

test('newest lots are not called popular', () => {
  const html = render({ popular: [makePopular('japan-main', [prius], false)] });
  expect(html).toContain('Свежие лоты');
  expect(html).not.toContain('Популярные');
});

test('shows a note when lots have no prices', () => {
  expect(render({ popular: [makePopular('japan-main', [prius])] })).not.toContain(
    'Цены сейчас не посчитались',
  );
  expect(render({ popular: [makePopular('japan-main', [{ ...prius, unpriced: true }])] })).toContain(
    'Цены сейчас не посчитались',
  );
});

test('a set leads to the statistics of its lots', () => {
  const html = render({ sets: { path: '/statistika-prodazh', items: [{ id: '7', title: 'Prius' }] } });
  expect(html).toContain('href="/statistika-prodazh?set_id=7"');
});

test('a budget with too few lots for medians says so', () => {
  const html = render({
    budgets: [
      { title: 'До 1 млн ₽', count: 3, lines: [] },
      {
        title: 'От 1 млн ₽',
        count: 40,
        lines: [{ href: '/x?body=kei', name: 'Кей-кар', figure: '1,2 млн ₽' }],
      },
    ],
  });
  expect(html).toMatch(/До 1 млн ₽.*3 лота.*Таких лотов сейчас мало/);
  expect(html).toMatch(/href="\/x\?body=kei".*1,2 млн ₽/);
});

test('the example shows each line and the total, and links to the lot and to the page of examples', () => {
  const receipt = { ...fullDuty, changes: [] };
  const html = render({ example: { lot: prius, receipt, priceNote: 'средняя цена таких лотов' } });
  expect(html).toContain('Из чего цена: Toyota Prius');
  for (const { label } of fullDuty.lines) expect(html).toContain(label);
  expect(html).toContain('1 448 982 ₽');
  expect(html).toContain('href="/example"');
  expect(html).toContain('href="/cars/japan/prius#receipt"');
});

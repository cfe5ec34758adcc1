import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { fullDuty } from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { harrier, inStock, korean, prius, sold, vezel } from '@vvoz/ui/lots/fixtures.ts';
import { comparedSales } from '@vvoz/ui/sales/model/comparedFixtures.ts';
import { createLeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { readLotChoice } from '../../model/lotChoice.ts';
import { LotPage } from './LotPage.tsx';
import type { LotPageProps } from './LotPageProps.ts';

const renderPage = (props: Partial<LotPageProps>) =>
  renderToStaticMarkup(
    <LotPage
      lot={prius}
      similar={[]}
      tel="8 423 200-00-00"
      choice={readLotChoice({}, { variants: ['poshlina'], cities: [] })}
      terms={{ cities: [], rates: [] }}
      now={new Date('2026-11-21T00:00:00Z')}
      origin="https://vvoz.example"
      {...props}
    />,
  );
const makeCosts = (problem?: string): LotPageProps['costs'] => ({
  costs: [{ variant: 'poshlina', ...(problem === undefined ? {} : { problem }) }],
  priceNote: 'стартовая цена',
});
const UNPRICED = 'Цены сейчас не посчитались';

test('shows a note when the calculator failed for the lot or for similar ones', () => {
  expect(renderPage({ costs: makeCosts() })).toContain(UNPRICED);
  expect(renderPage({ similar: [{ ...prius, unpriced: true }] })).toContain(UNPRICED);
});

test('shows the reason why a lot cannot be calculated; nothing for a lot without a price', () => {
  const known = renderPage({ costs: makeCosts('Не указан объём двигателя.') });
  expect(known).toContain('Не указан объём двигателя.');
  expect(known).not.toContain(UNPRICED);
  expect(renderPage({})).not.toContain(UNPRICED);
});

const neighbours: NonNullable<LotPageProps['neighbours']> = {
  currency: 'JPY',
  total: 412,
  sales: comparedSales.map((sale) => ({ ...sale })),
  factors: [{ subject: 'mileage', factor: 0.8 }],
  appearances: [{ id: 'before', type: 'japan_st', day: '2026-10-03', status: 'not_sold' }],
};
const readPage = (props: Partial<LotPageProps>): string =>
  replaceNbsp(renderPage(props).replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');
const response = { ...fullDuty, changes: [] };

test('an estimated lot has one typical price, which its chart and its receipt start from', () => {
  const lot = { ...prius, average: 390_000, estimate: 715_000, estimateLow: 453_000, estimateHigh: 999_000 };
  const costs = {
    costs: [{ variant: 'poshlina' as const, response }],
    priceNote: 'столько обычно дают за такие',
    ends: { low: { price: 453_000, response }, high: { price: 999_000, response } },
  };
  const text = readPage({ lot, costs, neighbours });
  expect(text).toContain('если купим за 715 000 ¥ — столько обычно дают за такие');
  expect(text).toContain('Обычно дают 715 000 ¥');
  expect(text).toContain('40 продаж, ближайшие из 412 продаж за год');
  // 715,000 ¥ · (1 − 1 / 0.8) at 0.59125.
  expect(text).toContain('пробег \u2212110 000 ₽');
  expect(text).toContain('3 окт, не продана');
  // Neither the source's average nor a median of the sales.
  expect(text).not.toContain('390 000');
  expect(text).not.toMatch(/медиан|средн(?:яя|ей) цен/i);
});

test('a sold lot has its cost today, its comparison, and lots to buy before other similar ones', () => {
  const costs = { costs: [{ variant: 'poshlina' as const, response }], priceNote: 'цена продажи' };
  const similar = [prius, vezel, harrier, { ...prius, id: 'fourth' }];
  const text = readPage({
    lot: sold,
    costs,
    similar,
    neighbours: { ...neighbours, factors: [], deal: { percent: -8, mileage: -30_000 } },
  });
  expect(text).toContain('Продан 23 ноября за 1 312 000 ¥ Сегодня под ключ ≈ 1,45 млн ₽');
  expect(text).toContain('на 8 % ниже похожих: пробег меньше на 30 тыс.');
  expect(text).toContain('Три похожих, ещё не проданы');
  expect(text).toContain('этот продан за 1 312 000 ¥');
  const html = renderPage({ lot: sold, costs, similar });
  for (const { id } of similar) expect(html.split(`href="/cars/japan/${id}"`)).toHaveLength(2);
});

const leadOptions = createLeadOptions({
  contacts: { tel: '8 423 200-00-00' },
  consent: { version: '1', path: '/soglasie' },
});
const readForm = (lot: LotPageProps['lot']) => renderPage({ lot, leadOptions });

test('a car in stock has an address, an appointment and a call, and no word of auctions', () => {
  const html = renderPage({
    lot: inStock,
    leadOptions,
    similar: [inStock],
    visit: { address: 'ул. Снеговая, 18', hours: 'пн–сб 9:00–19:00', tel: '8 423 200-00-00' },
  });
  expect(html).toContain('Машина стоит здесь: ул. Снеговая, 18, пн–сб 9:00–19:00. Растаможена: цена полная.');
  expect(html).toMatch(/href="#[^"]+"[^>]*>Записаться на осмотр/);
  expect(html).toContain('>Позвонить: 8');
  expect(html).toContain('Запись на осмотр — Nissan Note');
  expect(html).toContain('Похожие автомобили');
  // The note of the demo and the name of the button that copies the link are those of every page.
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/Демонстрационные данные.*?\.|Ссылка на этот лот/g, '');
  expect(words).not.toMatch(/аукцион|торг|ставк|лот/i);
});

test('the form asks what matters where the lot is', () => {
  expect(readForm(prius)).toContain('placeholder="Предел ставки, город, что проверить"');
  expect(readForm(korean)).not.toMatch(/[Сс]тавк/);
  expect(readForm(sold)).toContain('placeholder="Год, пробег, цвет, бюджет под ключ"');
});

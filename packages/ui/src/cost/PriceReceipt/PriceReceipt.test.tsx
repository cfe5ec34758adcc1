import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as receipts from '../model/receiptFixtures.ts';
import { CityCell } from './CityCell.tsx';
import { PriceReceipt } from './PriceReceipt.tsx';
import type { PriceReceiptProps } from './PriceReceipt.tsx';
import { PriceReceiptSkeleton } from './PriceReceiptSkeleton.tsx';

const props: PriceReceiptProps = {
  tabs: [
    { variant: 'poshlina', href: '?variant=poshlina', receipt: receipts.fullDuty },
    { variant: 'construct', href: '?variant=construct', receipt: receipts.construct },
  ],
  current: 'poshlina',
  form: {
    action: '/cars/japan/1#receipt',
    hiddenPairs: [
      ['variant', 'poshlina'],
      ['budget', '1500000'],
    ],
    payer: 'jur',
    city: 'omsk',
    cities: [
      { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
      { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
    ],
  },
};
const renderHtml = (more: Partial<PriceReceiptProps> = {}) =>
  renderToStaticMarkup(<PriceReceipt {...props} {...more} />).replaceAll('\u00A0', ' ');
const stripTags = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('without JavaScript', () => {
  test('shows the tabs as links and marks the current one', () => {
    const links = [...renderHtml().matchAll(/<a href="([^"]+)"[^>]*?(aria-current)?[=>]/g)].map(
      ([, href]) => href,
    );
    expect(links).toEqual(['?variant=poshlina', '?variant=construct']);
    expect(renderHtml({ current: 'construct' })).toMatch(
      /<a href="\?variant=construct"[^>]*aria-current="true"/,
    );
    expect(renderHtml({ tabs: props.tabs.slice(0, 1) })).not.toContain('<nav');
  });
  test('sends payer, city and the parameters of the address with the form', () => {
    const form = /<form.*?<\/form>/.exec(renderHtml())?.[0] ?? '';
    expect(form).toContain('action="/cars/japan/1#receipt" method="get"');
    expect(form).toContain('name="variant" value="poshlina"');
    expect(form).toContain('name="budget" value="1500000"');
    expect(form).toMatch(/<input type="radio"[^>]*name="payer" checked="" value="jur"/);
    expect(form).toMatch(/<option value="omsk" selected="">Омск, \+135 000 ₽/);
    expect(form).toMatch(/<button type="submit"/);
    expect(form).toMatch(/<input [^>]*name="date"[^>]*>/);
  });
});

test('the limits of a constructor and of a cut body stand where they are chosen', () => {
  const tabs = [
    ...props.tabs,
    { variant: 'raspil' as const, href: '?variant=raspil', receipt: receipts.raspil },
  ];
  const shown = stripTags(renderHtml({ tabs, current: 'construct' }));
  expect(shown).toContain('Конструктор учёт — узнать в ГИБДД до покупки 1 143 182 ₽');
  expect(shown).toContain('Распил на учёт не поставить 1 016 392 ₽');
  expect(shown).toContain('поставят ли его на учёт, узнайте в ГИБДД до покупки.');
});

test('a choice acts at once, and without scripts a note says that it waits for the button', () => {
  const html = renderHtml();
  expect(html).toMatch(/<form[^>]* data-at-once="receipt"/);
  expect(stripTags(html)).toContain('Выбор действует после кнопки «Пересчитать».');
});

test('the day of the declaration is a field, filled with the chosen day', () => {
  const form = { ...props.form!, date: '2026-12-20' };
  const field = /<input [^>]*name="date"[^>]*>/.exec(renderHtml({ form }))?.[0];
  expect(field).toContain('type="date"');
  expect(field).toContain('value="2026-12-20"');
  expect(/<input [^>]*name="date"[^>]*>/.exec(renderHtml())?.[0]).not.toContain('value=');
});

test('the rates add up on their face, and old ones are said to be old', () => {
  const show = (madeOn: string) =>
    stripTags(
      renderHtml({
        tabs: [{ variant: 'poshlina', href: '?', receipt: { ...receipts.fullDuty, madeOn } }],
      }),
    );
  expect(show('2026-11-25')).toContain('1 ¥ — ЦБ 0,5500 + 7,5 % = 0,59125 ₽');
  expect(show('2026-11-25')).toContain('(на 24.11.2026, вчера)');
  expect(show('2026-11-27')).not.toContain('уже');
  expect(show('2026-11-28')).toContain('Курсу на 24.11.2026 уже 4 дня: сегодня сумма может быть другой.');
});

describe('the figures', () => {
  test('shows lines, subtotals and the total for the chosen city', () => {
    const shownText = stripTags(renderHtml());
    expect(shownText).toContain('Утилизационный сбор личное пользование; старше 3 лет: 20 000 ₽ × 0,26');
    expect(shownText).toContain('Таможня 461 932');
    expect(shownText).toContain('Итого под ключ, Омск 1 448 982 ₽');
  });
  test('shows both ends of an interval, its reasons, and that the dearer end is listed', () => {
    const shownText = stripTags(
      renderHtml({ tabs: [{ variant: 'poshlina', href: '?', receipt: receipts.powerUnknown }] }),
    );
    expect(shownText).toContain('От 1 448 982 ₽ до 5 240 582 ₽ Мощность не указана.');
    expect(shownText).toContain('исход, который дороже');
    expect(shownText).toContain('Таможня 4 253 532');
    expect(shownText).toMatch(/Итого под ключ, Омск от 1 448 982 ₽ до 5 240 582 ₽/);
  });
  test('shows which changes would change the total', () => {
    const shownText = stripTags(renderHtml({ changes: receipts.cheaperChanges }));
    expect(shownText).toContain('на 1 л.с. меньше — на 3 450 800 ₽ дешевле');
    // The text from the API already contains the difference; the page must not repeat it.
    expect(shownText.match(/3 450 800/g)).toHaveLength(1);
  });
});

describe('without a calculation', () => {
  const bare = props.tabs.map(({ variant, href }) => ({ variant, href }));
  test('keeps tabs and form, and offers to try again', () => {
    const markup = renderHtml({ tabs: bare, retryHref: '?again' });
    expect(stripTags(markup)).toContain('Расчёт сейчас недоступен');
    expect(markup).toContain('href="?again"');
    expect(markup).toContain('<form');
    expect(markup).not.toContain('<table');
  });
  test('shows the reason and does not offer to try again', () => {
    const problem = 'Источник не указал объём двигателя.';
    const markup = renderHtml({ tabs: [{ variant: 'poshlina', href: '?', problem }], retryHref: '?again' });
    expect(stripTags(markup)).toContain(problem);
    expect(markup).not.toContain('?again');
  });
});

describe.each([
  ['with figures', renderHtml()],
  ['as a skeleton', renderToStaticMarkup(<PriceReceiptSkeleton />)],
])('the receipt %s', (_, markup) => {
  test('refers only to existing unique ids and has no inline styles', () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/ (?:aria-labelledby|popoverTarget|for)="([^"]+)"/g))
      expect(ids).toContain(id);
    expect(markup).not.toMatch(/ style=/);
  });
});

test('the port comes first, then the cities from А to Я', () => {
  const cities = [
    { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
    { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
    { key: 'abakan', name: 'Абакан', deliveryRub: 140_000 },
  ];
  const html = renderToStaticMarkup(<CityCell cities={cities} city="omsk" brief />);
  expect([...html.matchAll(/<option[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Владивосток',
    'Абакан',
    'Омск',
  ]);
});

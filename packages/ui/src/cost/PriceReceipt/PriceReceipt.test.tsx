import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as receipts from '../model/receiptFixtures.ts';
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
    kept: [
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
const html = (more: Partial<PriceReceiptProps> = {}) =>
  renderToStaticMarkup(<PriceReceipt {...props} {...more} />).replaceAll('\u00A0', ' ');
const text = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('without JavaScript', () => {
  test('tabs are links, one of them the page itself', () => {
    const links = [...html().matchAll(/<a href="([^"]+)"[^>]*?(aria-current)?[=>]/g)].map(([, href]) => href);
    expect(links).toEqual(['?variant=poshlina', '?variant=construct']);
    expect(html({ current: 'construct' })).toMatch(/<a href="\?variant=construct"[^>]*aria-current="true"/);
    expect(html({ tabs: props.tabs.slice(0, 1) })).not.toContain('<nav');
  });
  test('the form sends payer and city, and what the address had', () => {
    const form = /<form.*?<\/form>/.exec(html())?.[0] ?? '';
    expect(form).toContain('action="/cars/japan/1#receipt" method="get"');
    expect(form).toContain('name="variant" value="poshlina"');
    expect(form).toContain('name="budget" value="1500000"');
    expect(form).toMatch(/<input type="radio"[^>]*name="payer" checked="" value="jur"/);
    expect(form).toMatch(/<option value="omsk" selected="">Омск, \+135 000 ₽/);
    expect(form).toMatch(/<button type="submit"/);
  });
});

describe('the figures', () => {
  test('stand in lines, subtotals and the total of the place', () => {
    const said = text(html());
    expect(said).toContain('Утилизационный сбор личное пользование; старше 3 лет: 20 000 ₽ × 0,26');
    expect(said).toContain('Таможня 461 932');
    expect(said).toContain('Итого под ключ, Омск 1 448 982 ₽');
  });
  test('of an interval: both ends, why, and that the dearer is shown', () => {
    const said = text(html({ tabs: [{ variant: 'poshlina', href: '?', receipt: receipts.powerUnknown }] }));
    expect(said).toContain('От 1 448 982 ₽ до 5 240 582 ₽ Мощность не указана.');
    expect(said).toContain('исход, который дороже');
    expect(said).toContain('Таможня 4 253 532');
    expect(said).toMatch(/Итого под ключ, Омск от 1 448 982 ₽ до 5 240 582 ₽/);
  });
  test('what would change them', () => {
    const said = text(html({ changes: receipts.cheaperChanges }));
    expect(said).toContain('на 1 л.с. меньше — на 3 450 800 ₽ дешевле');
    // The API's text says the difference itself: the page must not say it again.
    expect(said.match(/3 450 800/g)).toHaveLength(1);
  });
});

describe('without figures', () => {
  const bare = props.tabs.map(({ variant, href }) => ({ variant, href }));
  test('tabs and form stay, and one may try again', () => {
    const markup = html({ tabs: bare, retryHref: '?again' });
    expect(text(markup)).toContain('Расчёт сейчас недоступен');
    expect(markup).toContain('href="?again"');
    expect(markup).toContain('<form');
    expect(markup).not.toContain('<table');
  });
  test('a reason is said, and trying again is not offered', () => {
    const problem = 'Источник не указал объём двигателя.';
    const markup = html({ tabs: [{ variant: 'poshlina', href: '?', problem }], retryHref: '?again' });
    expect(text(markup)).toContain(problem);
    expect(markup).not.toContain('?again');
  });
});

describe.each([
  ['shown', html()],
  ['waited for', renderToStaticMarkup(<PriceReceiptSkeleton />)],
])('the receipt %s', (_, markup) => {
  test('refers only to ids that are there, each once, and carries no styles of its own', () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/ (?:aria-labelledby|popoverTarget|for)="([^"]+)"/g))
      expect(ids).toContain(id);
    expect(markup).not.toMatch(/ style=/);
  });
});

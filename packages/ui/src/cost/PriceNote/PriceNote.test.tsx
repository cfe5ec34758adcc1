import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate, type TemplateName } from '@vvoz/catalogue/templates/templates';
import { PriceNote } from './PriceNote.tsx';

const rates = [{ currency: 'jpy', rub: 0.55, date: '2026-11-24', source: 'ЦБ РФ' }];
const makeRate = (currency: string) => ({ currency, rub: 100.5693, date: '2026-11-24', source: 'ЦБ РФ' });
const render = (name: TemplateName, today: string, all = rates) =>
  renderToStaticMarkup(
    <PriceNote template={findTemplate(name)!} query={parseCatalogueUrl('')} rates={all} today={today} />,
  ).replaceAll('\u00A0', ' ');

test('gives the age of the rates, and warns when they are older than three days', () => {
  expect(render('japan-main', '2026-11-25')).toContain('Курс: 1 ¥ — 0,5500 ₽ на 24.11.2026, вчера.');
  expect(render('japan-main', '2026-11-27')).not.toContain('<strong');
  expect(render('japan-main', '2026-12-01')).toMatch(
    /<strong[^>]*> Курсу на 24.11.2026 уже 7 дней: сегодня сумма может быть другой\.<\/strong>/,
  );
});

test('gives the rates of the lots and of the euro, in which duties are', () => {
  const all = [makeRate('usd'), makeRate('eur'), makeRate('cny'), ...rates];
  expect(render('japan-main', '2026-11-24', all)).toContain(
    'Курс: 1 € — 100,5693 ₽ на 24.11.2026, сегодня; 1 ¥ — 0,5500 ₽ на 24.11.2026, сегодня.',
  );
});

test('says from which price the cost starts', () => {
  expect(render('japan-main', '2026-11-25')).toContain('от цены, за которую обычно уходят такие лоты');
  expect(render('japan', '2026-11-25')).toContain('от цены продажи');
  expect(render('left-hand', '2026-11-25')).toContain('от цены предложения');
});

test('says nothing where the prices of the lots are the full ones', () => {
  expect(render('stock', '2026-11-25')).toBe('');
});

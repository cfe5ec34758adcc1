import { expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { MAX_DESCRIPTION } from '../texts/textLengths.ts';
import { describeListShare, describeLotShare, describeTextShare } from './describeShare.ts';

const LOT: LotSnapshot = {
  lot: 'japan/5123',
  title: 'Toyota Prius · ZVW51 · 2019',
  state: 'live',
  facts: '1,8 л · 98 л.с. · CVT',
  place: 'экскаватор · Tianjin',
  grade: '4.5',
  auction: 'ср 25 ноя, 09:40 по Токио',
  priceLabel: 'под ключ',
  price: '1 448 982 ₽',
};

test('a lot: price first, then facts, place, auction and grade', () => {
  const { description, card } = describeLotShare(LOT);
  expect(replaceNbsp(description)).toBe(
    'Под ключ — 1 448 982 ₽. 1,8 л · 98 л.с. · CVT. Экскаватор · Tianjin. Ср 25 ноя, 09:40 по Токио. Оценка 4.5.',
  );
  expect(card).toEqual({
    title: LOT.title,
    note: 'Экскаватор · Tianjin',
    facts: ['1,8 л · 98 л.с. · CVT', 'ср 25 ноя, 09:40 по Токио'],
    grade: '4.5',
    price: { label: 'под ключ', amount: '1 448 982 ₽' },
  });
});

test('an ended lot shows its outcome instead of its auction', () => {
  const { card } = describeLotShare({ ...LOT, state: 'sold', outcome: 'Продан · пн 23 ноя' });
  expect(card.facts).toEqual(['1,8 л · 98 л.с. · CVT', 'Продан · пн 23 ноя']);
});

test('a price needs its label, and an ended lot without an outcome keeps its auction', () => {
  const { price: _, ...unpriced } = LOT;
  expect(describeLotShare(unpriced).card).not.toHaveProperty('price');
  const { priceLabel: __, ...unlabelled } = LOT;
  expect(describeLotShare(unlabelled).card).not.toHaveProperty('price');
  expect(describeLotShare(unlabelled).description).not.toMatch(/undefined|₽/);
  expect(describeLotShare({ ...LOT, state: 'gone' }).card.facts).toContain('ср 25 ноя, 09:40 по Токио');
});

test('unknown facts of a lot leave no gaps', () => {
  const bare: LotSnapshot = { lot: 'japan/1', title: 'Toyota', state: 'live' };
  expect(describeLotShare(bare).card).toEqual({ title: 'Toyota', facts: [] });
});

test('long texts are cut', () => {
  const long = 'очень длинный текст '.repeat(30);
  const texts = describeLotShare({ ...LOT, title: long, facts: long });
  expect(texts.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
  expect([texts.card.title, ...(texts.card.facts ?? [])].every((text) => text.length <= 161)).toBe(true);
});

const LIST = {
  title: 'Toyota Prius: 214 лотов',
  heading: 'Toyota Prius с аукционов Японии',
  description: 'Описание.',
  stock: '214 лотов',
  facts: { count: 214, minRub: 512_000, medianRub: 900_000, years: [2009, 2022] },
  isSold: false,
} as const;

test.each([
  ['coming lots show the lowest price', LIST, 'от 512 000 ₽', '2009–2022 годы'],
  ['sold lots show the median price', { ...LIST, isSold: true }, '900 000 ₽', '2009–2022 годы'],
  [
    'one year',
    { ...LIST, facts: { ...LIST.facts, years: [2019, 2019] as const } },
    'от 512 000 ₽',
    '2019 год',
  ],
])('a list: %s', (_, list, amount, years) => {
  const { card } = describeListShare(list);
  expect(replaceNbsp(card.price?.amount ?? '')).toBe(amount);
  expect(card.facts).toEqual(['214 лотов', years]);
});

test('an empty list has no price', () =>
  expect(describeListShare({ ...LIST, facts: { count: 0 } }).card).toEqual({
    title: LIST.heading,
    facts: ['214 лотов'],
  }));

test('a page of text without a section or an excerpt has no empty lines', () =>
  expect(describeTextShare('Утильсбор', '', '').card).toEqual({ title: 'Утильсбор', facts: [] }));

test('a page of text', () =>
  expect(describeTextShare('Утильсбор', 'Как его считают.', 'Таможня')).toEqual({
    title: 'Утильсбор',
    description: 'Как его считают.',
    card: { title: 'Утильсбор', note: 'Таможня', facts: ['Как его считают.'] },
  }));

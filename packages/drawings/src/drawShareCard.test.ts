import { expect, test } from 'vitest';
import { readLightColors } from '@vvoz/catalogue/hosts/hostColors';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { CARD_CHARACTERS } from './card/cardCharacters.ts';
import { GOLOS_BOLD } from './card/golosBold.ts';
import { GOLOS_REGULAR } from './card/golosRegular.ts';
import { measureText, wrapText } from './card/golosText.ts';
import { drawShareCard } from './drawShareCard.ts';
import { findXmlFault } from './testing/wellFormed.ts';

const FACE = { size: 40, bold: true };

test.each(HOST_NAMES)('a card of %s is well formed, with and without a picture', (host) => {
  const card = {
    host,
    title: 'Mercedes-Benz <script> & "кавычки" · 你好',
    note: 'Лот 5123',
    facts: ['1,8 л · 98 л.с.'],
    grade: 'RA',
    price: { label: 'под ключ', amount: '1 448 982 ₽' },
  };
  for (const picture of [undefined, 'data:image/jpeg;base64,AAAA'])
    expect(findXmlFault(drawShareCard(card, picture))).toBeNull();
});

test('every character of cards has an outline in both weights', () => {
  const isMissing = (char: string) => !GOLOS_BOLD[char] || !GOLOS_REGULAR[char];
  expect([...CARD_CHARACTERS].filter(isMissing)).toEqual([]);
});

test('bold text is wider, and a non-breaking space is as wide as a space', () => {
  expect(measureText('Цена', FACE)).toBeGreaterThan(measureText('Цена', { size: 40 }));
  expect(measureText('1\u00A0000', FACE)).toBe(measureText('1 000', FACE));
});

test.each([
  ['Toyota Prius', 1, ['Toyota Prius']],
  ['Как рассчитать утильсбор на автомобиль', 3, ['Как рассчитать', 'утильсбор на', 'автомобиль']],
  ['Как рассчитать утильсбор на автомобиль', 2, ['Как рассчитать', 'утильсбор на…']],
  ['Nissan Note · HE12 · 2016', 3, ['Nissan Note ·', 'HE12 · 2016']],
  ['Водородоэлектромобильный', 3, ['Водородоэле…']],
  ['', 2, []],
])('«%s» in %i lines', (text, lines, expected) => expect(wrapText(text, FACE, 320, lines)).toEqual(expected));

test.each(HOST_NAMES)('a card has the colours of the theme of %s', (host) => {
  const { accent, stampFill, stampInk } = readLightColors(host);
  const card = drawShareCard({ host, title: 'Toyota', facts: [], grade: '4' });
  for (const color of [accent, stampFill, stampInk]) expect(card).toContain(color);
});

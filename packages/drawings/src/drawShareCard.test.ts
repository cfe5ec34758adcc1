import { expect, test } from 'vitest';
import { readLightColors } from '@vvoz/catalogue/hosts/hostColors';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { CARD_HEIGHT, CARD_WIDTH } from '@vvoz/catalogue/share/shareCard';
import { CARD_CHARACTERS } from './card/cardCharacters.ts';
import { GOLOS_BOLD } from './card/golosBold.ts';
import { GOLOS_REGULAR } from './card/golosRegular.ts';
import { drawText, measureText, wrapText } from './card/golosText.ts';
import { CARD_PICTURE, drawShareCard } from './drawShareCard.ts';
import { listGroups, readStrokes } from './testing/readStrokes.ts';
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

/** Finds a text of the card by its outlines: left end and base line, size, right end, px. */
function findText(card: string, text: string, bold = false) {
  const outlines = readStrokes(drawText(0, 0, text, { size: 10, bold, color: 'black' }));
  const part = listGroups(card).find((group) => readStrokes(group) === outlines);
  const [, x, y, scale] =
    /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/.exec(part ?? '')?.map(Number) ?? [];
  if (x === undefined || y === undefined || scale === undefined) return undefined;
  const size = scale * 1000;
  return { x, y, size, right: x + measureText(text, { size, bold }) };
}

const car = {
  host: 'main',
  title: 'Toyota Prius · ZVW51 · 2022',
  note: 'Лот 5123 · USS Tokyo',
  facts: ['1,8 л · 98 л.с.', 'CVT · передний'],
  grade: '4.5',
  price: { label: 'под ключ', amount: '1 448 982 ₽' },
} as const;

test('the texts of a card stand below each other beside the picture, the price at the lower edge of it', () => {
  const card = drawShareCard(car, 'data:image/jpeg;base64,AAAA');
  const lines = wrapText(car.title, { size: 46, bold: true }, 467, 3);
  const places = [
    ...lines.map((text) => findText(card, text, true)),
    ...car.facts.map((text) => findText(card, text)),
    findText(card, car.price.label),
    findText(card, car.price.amount, true),
  ];
  const rows = places.map((place) => place?.y ?? Number.NaN);
  expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  for (const place of places) expect(place?.x).toBe(CARD_PICTURE.x + CARD_PICTURE.width + 40);
  expect(rows.at(-1)).toBeLessThanOrEqual(CARD_PICTURE.y + CARD_PICTURE.height);
  expect(findText(card, car.note)?.right).toBeCloseTo(CARD_WIDTH - 60, 0);
});

test('a long sum is as wide as its column, and a short one has its usual size', () => {
  const measure = (amount: string) =>
    findText(
      drawShareCard({ ...car, price: { ...car.price, amount } }, 'data:image/jpeg;base64,AAAA'),
      amount,
      true,
    );
  expect(measure('1 448 982 ₽')?.size).toBe(64);
  const long = measure('11 852 809 – 13 340 409 ₽');
  expect(long?.size).toBeLessThan(64);
  expect(long?.right).toBeCloseTo(CARD_WIDTH - 60, -1);
});

test('a card has four lines of facts at the most, and they end above the price', () => {
  const facts = ['ОДИН', 'ДВА', 'ТРИ', 'ЧЕТЫРЕ', 'ПЯТЬ'];
  const card = drawShareCard({ ...car, title: 'Toyota', facts });
  const rows = facts.map((fact) => findText(card, fact)?.y);
  expect(rows.map((y) => y !== undefined)).toEqual([true, true, true, true, false]);
  expect(rows[3]).toBeLessThan(findText(card, car.price.label)?.y ?? 0);
});

test('the grade is in its stamp: on the picture, or at the right where there is none', () => {
  const find = (grade: string, picture?: string) => {
    const card = drawShareCard({ ...car, grade }, picture);
    const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(card)?.map(Number) ?? [];
    const text = findText(card, grade, true);
    return { x: x ?? 0, y: y ?? 0, size: text?.size, middle: ((text?.x ?? 0) + (text?.right ?? 0)) / 2 };
  };
  const onPicture = find('4.5', 'data:image/jpeg;base64,AAAA');
  expect(onPicture.x).toBeLessThan(CARD_PICTURE.x + CARD_PICTURE.width);
  expect(onPicture.y).toBeLessThan(CARD_PICTURE.y + CARD_PICTURE.height / 2);
  const alone = find('4.5');
  expect([alone.x > CARD_WIDTH / 2, alone.y > CARD_HEIGHT / 2]).toEqual([true, true]);
  for (const { x, middle } of [onPicture, alone]) expect(middle).toBeCloseTo(x, 0);
  expect(find('4.5').size).toBeGreaterThan(find('***A').size ?? 0);
});

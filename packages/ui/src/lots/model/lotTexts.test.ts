import { describe, expect, test } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import * as lots from '../fixtures.ts';
import { formatOutcomeTag } from './outcome.ts';
import { startsWithSheet, findVehiclePicture } from './pictures.ts';
import { listLedgerRows, findOwnPrice } from './prices.ts';
import { formatHouseLine } from './cardTexts.ts';

/** Formats the lines of the ledger with plain spaces. */
const rows = (lot: typeof lots.prius, withOwn: boolean) =>
  listLedgerRows(lot, { withOwn }).map(
    ({ label, value, missing }) => `${label}: ${replaceNbsp(value ?? missing)}`,
  );
const readOwnPrice = (lot: typeof lots.prius) => {
  const { label, amount } = findOwnPrice(lot);
  return amount === undefined ? label : `${label} ${replaceNbsp(amount)}`;
};

describe('the lot’s own price', () => {
  test.each([
    [lots.prius, 'стартовая цена 300 000 ¥'],
    [lots.sold, 'продан за 1 312 000 ¥'],
    [lots.soldForUnknownPrice, 'цена не раскрыта'],
    [lots.notSold, 'высшая ставка 980 000 ¥'],
    [lots.cancelled, 'старт был 600 000 ¥'],
    [lots.withdrawn, 'старт был 300 000 ¥'],
    [lots.korean, 'цена 31 500 000 ₩'],
    [{ ...lots.korean, finish: 0 }, 'цена по запросу'],
    [{ ...lots.korean, status: 'withdrawn' as const }, 'цена была 31 500 000 ₩'],
    [{ ...lots.prius, start: 0 }, 'средняя цена 1 140 000 ¥'],
    [{ ...lots.prius, status: 'unknown' as const }, 'стартовая цена 300 000 ¥'],
    [{ ...lots.notSold, finish: 0 }, 'старт был 600 000 ¥'],
    [lots.unknown, 'старт не объявлен'],
  ])('of $id, $status', (lot, text) => expect(readOwnPrice(lot)).toBe(text));
});

describe('the ledger', () => {
  test('does not repeat the large amount', () => {
    expect(rows(lots.prius, false)).toEqual(['Торги: ср 25 ноя, 09:40 по Токио', 'Средняя: 1 140 000 ¥']);
    expect(rows(lots.sold, false)).toEqual(['Торги: пн 23 ноя', 'Старт: 600 000 ¥', 'Средняя: 1 240 000 ¥']);
    expect(rows(lots.korean, false)).toEqual(['Выпуск: 07.2021']);
    expect(rows({ ...lots.prius, start: 0 }, false)).toEqual([
      'Торги: ср 25 ноя, 09:40 по Токио',
      'Старт: не объявлен',
    ]);
  });
  test('has the lot’s own prices when the large amount is another one', () => {
    expect(rows(lots.prius, true)).toEqual([
      'Торги: ср 25 ноя, 09:40 по Токио',
      'Старт: 300 000 ¥',
      'Средняя: 1 140 000 ¥',
    ]);
    expect(rows(lots.sold, true).at(-1)).toBe('Продан за: 1 312 000 ¥');
    expect(rows(lots.korean, true).at(-1)).toBe('Цена в Корее: 31 500 000 ₩');
  });
  test('has the estimate instead of the average, because a lot has one typical price', () => {
    expect(rows({ ...lots.prius, estimate: 715_000 }, true)).toEqual([
      'Торги: ср 25 ноя, 09:40 по Токио',
      'Старт: 300 000 ¥',
      'Обычно дают: 715 000 ¥',
    ]);
  });
  test('names the country or region of the seller', () => {
    const stock = { ...lots.korean, type: 'left' as const };
    expect(rows({ ...stock, currency: 'jpy' }, true).at(-1)).toBe('Цена в Японии: 31 500 000 ¥');
    expect(rows({ ...stock, currency: 'eur' }, true).at(-1)).toBe('Цена в Европе: 31 500 000 €');
  });
  test('has the local time of the auction', () => {
    expect(rows({ ...lots.prius, type: 'europe' }, false)[0]).toBe('Торги: ср 25 ноя, 09:40 по Тбилиси');
    expect(rows({ ...lots.prius, type: 'bike' }, false)[0]).toBe('Торги: ср 25 ноя, 09:40 по Токио');
  });
  test('says what is unknown', () => {
    expect(rows(lots.unknown, true)).toEqual([
      'Торги: дата не назначена',
      'Старт: не объявлен',
      'Средняя: мало продаж',
    ]);
    expect(rows(lots.soldForUnknownPrice, true).at(-1)).toBe('Продан за: не раскрыта');
    const { month: _month, ...yearOnly } = lots.korean;
    expect(rows({ ...yearOnly, finish: 0 }, true)).toEqual(['Цена в Корее: по запросу']);
  });
});

test('describes the outcome of a lot', () => {
  expect(
    [lots.sold, lots.notSold, lots.cancelled, lots.removed, lots.withdrawn].map((lot) =>
      replaceNbsp(formatOutcomeTag(lot)),
    ),
  ).toEqual([
    'Продан · пн 23 ноя',
    'Не продан · пн 23 ноя',
    'Торги отменены',
    'Снят с торгов',
    'Снят с торгов',
  ]);
  expect(formatOutcomeTag({ ...lots.korean, status: 'withdrawn' })).toBe('Снят с продажи');
  expect(formatOutcomeTag(lots.prius)).toBeUndefined();
});

test('a card shows the vehicle and not the sheet', () => {
  expect(findVehiclePicture(lots.prius)).toBe(lots.prius.images[1]);
  expect(findVehiclePicture(lots.korean)).toBe(lots.korean.images[0]);
  expect(findVehiclePicture(lots.unknown)).toBe(lots.unknown.images[0]);
  expect(findVehiclePicture(lots.noPhoto)).toBeUndefined();
  // The source has taken the sheet out.
  expect(findVehiclePicture({ ...lots.prius, withoutSheet: true })).toBe(lots.prius.images[0]);
  expect(findVehiclePicture({ ...lots.prius, images: ['/sheet'] })).toBe('/sheet');
  expect([lots.prius, lots.korean, lots.noPhoto].map(startsWithSheet)).toEqual([true, false, false]);
});

test('formats the line of the auction house', () => {
  expect(replaceNbsp(formatHouseLine(lots.prius))).toBe('USS Tokyo · лот 5123');
  expect(replaceNbsp(formatHouseLine(lots.korean))).toBe('Encar · Incheon');
  expect(formatHouseLine(lots.unknown)).toBe('');
});

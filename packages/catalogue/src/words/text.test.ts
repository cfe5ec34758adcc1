import { describe, expect, test } from 'vitest';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { formatBrand, formatModel } from './brands.ts';
import {
  formatCount,
  formatDay,
  formatDayMonth,
  formatEngine,
  formatLocalDate,
  formatLongDay,
  formatMoney,
  formatNumber,
} from './format.ts';
import { getFuelCode, readFeedFuel, FUELS } from './fuels.ts';
import { getGearboxType, readGearboxType } from './gearboxes.ts';
import { GRADE_VALUES } from './gradeOptions.ts';
import { explainGrade, rankGrade, normalizeGrade } from './grades.ts';

describe('numbers, money, dates', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1 000'],
    [1248000, '1 248 000'],
    [-5000, '−5 000'],
    [-0.4, '0'],
    [12345678901234, '12 345 678 901 234'],
  ])('%d → %s', (value, text) => expect(replaceNbsp(formatNumber(value))).toBe(text));
  test('a sum has non-breaking spaces', () =>
    expect(formatMoney(1140000, 'jpy')).toBe('1\u00A0140\u00A0000\u00A0¥'));
  test('currency signs are those of the specification', () => {
    expect([formatMoney(1, 'jpy'), formatMoney(1, 'cny'), formatMoney(1, 'krw')].map(replaceNbsp)).toEqual([
      '1 ¥',
      '1 ¥',
      '1 ₩',
    ]);
  });
  test.each([
    [1, '1 лот'],
    [2, '2 лота'],
    [5, '5 лотов'],
    [11, '11 лотов'],
    [21, '21 лот'],
    [1248, '1 248 лотов'],
    [0, '0 лотов'],
  ])('%d → %s', (count, text) =>
    expect(replaceNbsp(formatCount(count, ['лот', 'лота', 'лотов']))).toBe(text),
  );
  test.each([
    ['2026-11-25T09:40:00', 'ср 25 ноя, 09:40'],
    ['2026-11-25', 'ср 25 ноя'],
    ['2026-11-25T00:00:00', 'ср 25 ноя'],
    ['', ''],
    ['n/a', ''],
    ['2026-01-05 00:30', 'пн 5 янв, 00:30'],
    ['2026-12-31T10:00', 'чт 31 дек, 10:00'],
    ['2026-13-01T09:40:00', ''],
  ])('%s → %s', (local, text) => expect(replaceNbsp(formatLocalDate(local))).toBe(text));
  test.each([
    [1797, '1,8 л'],
    [658, '0,66 л'],
    [999, '1,00 л'],
    [1000, '1,0 л'],
    [2998, '3,0 л'],
  ])('%d cm³ → %s', (cc, text) => expect(replaceNbsp(formatEngine(cc))).toBe(text));
});

test.each([
  ['2026-11-24', '24.11.2026'],
  ['2026-11-24T09:40:00', '24.11.2026'],
])('the day %s is shown as %s', (day, text) => expect(formatDay(day)).toBe(text));

test.each([
  ['2026-11-02', '2 ноября 2026'],
  ['2026-05-31T10:00:00', '31 мая 2026'],
  ['2026-13-01', ''],
  ['soon', ''],
])('the day %s is written as «%s»', (day, text) => expect(replaceNbsp(formatLongDay(day))).toBe(text));

test.each([
  ['2026-11-04', '4 ноя'],
  ['2026-05-31T10:00:00', '31 мая'],
  ['soon', ''],
  ['2026-13-01', ''],
])('%s without its year is «%s»', (day, text) => expect(replaceNbsp(formatDayMonth(day))).toBe(text));

describe('words of the trade', () => {
  test.each([
    ['TOYOTA', 'Toyota'],
    ['BMW', 'BMW'],
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
    ['LAND ROVER', 'Land Rover'],
  ])('%s → %s', (brand, label) => expect(formatBrand(brand)).toBe(label));
  test.each([
    ['PRIUS', 'Prius'],
    ['C-HR', 'C-HR'],
    ['RAV4', 'RAV4'],
    ['FIT', 'Fit'],
    ['BRZ', 'BRZ'],
    ['NX', 'NX'],
    ['LAND CRUISER PRADO', 'Land Cruiser Prado'],
    ['X-TRAIL', 'X-Trail'],
    ['N-BOX', 'N-BOX'],
    ['DELICA D:5', 'Delica D:5'],
    ['STEPWGN', 'Step WGN'],
  ])('%s → %s', (model, label) => expect(formatModel(model)).toBe(label));
  test('the worst grade has rank 0, the best the highest rank', () =>
    expect(GRADE_VALUES.map(rankGrade)).toEqual(GRADE_VALUES.map((_, i) => GRADE_VALUES.length - 1 - i)));
  test('an unknown grade has no rank and no explanation', () =>
    expect(['', '7', 'constructor'].flatMap((text) => [rankGrade(text), explainGrade(text)])).toEqual(
      Array.from({ length: 6 }),
    ));
  test.each([
    ['4.0', '4'],
    [' s ', 'S'],
    ['ra', 'RA'],
    ['7', undefined],
    ['', undefined],
  ])('grade %s → %s', (text, grade) => expect(normalizeGrade(text)).toBe(grade));
  test.each(FUELS)('%s is the same after writing and reading', (fuel) =>
    expect(readFeedFuel(getFuelCode(fuel))).toBe(fuel),
  );
  test('KPP_TYPE distinguishes two kinds', () => {
    expect((['MT', 'AT', 'CVT', 'AMT'] as const).map(getGearboxType)).toEqual(['1', '2', '2', '2']);
    expect(['1', '2', '', '3'].map(readGearboxType)).toEqual(['MT', 'AT', undefined, undefined]);
  });
});

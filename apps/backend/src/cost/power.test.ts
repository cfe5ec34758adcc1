import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import { formatPowerBound } from './compileRecycling.ts';
import { formatBound, formatDecimal } from './formatDecimal.ts';
import { scalePower, addPowers, multiplyByExciseUnits } from './power.ts';
import { findRow, findPowerRow, findRowWhere } from './rows.ts';

describe('power', () => {
  test('adds and scales in kW; a unit of the excise is 0.75 kW or 1 hp', () => {
    expect(addPowers({ value: 100, unit: 'hp' }, { value: 10.5, unit: 'kw' })).toEqual({
      value: 84.049_875,
      unit: 'kw',
    });
    expect(addPowers({ value: 160, unit: 'hp' }, { value: 0, unit: 'kw' })).toEqual({
      value: 160,
      unit: 'hp',
    });
    expect(scalePower({ value: 100, unit: 'hp' }, 0.45)).toEqual({ value: 33.097_443_75, unit: 'kw' });
    expect(multiplyByExciseUnits(new Big(64), { value: 100.5, unit: 'hp' }).toNumber()).toBe(6432);
    expect(multiplyByExciseUnits(new Big(64), { value: 75, unit: 'kw' }).toNumber()).toBe(6400);
  });

  test('describes bounds in words', () => {
    const format = (...bounds: Parameters<typeof formatPowerBound>) =>
      formatPowerBound(...bounds).replaceAll('\u00A0', ' ');
    expect(format({ upToHp: 160, upToKw: 117.68 }, undefined)).toBe('до 160 л.с. (117,68 кВт)');
    expect(format({ upToHp: null, upToKw: null }, { upToHp: 500, upToKw: 367.75 })).toBe(
      'свыше 500 л.с. (367,75 кВт)',
    );
    expect(format({ upToHp: null, upToKw: null }, undefined)).toBe('без границ');
  });
});

test('numbers and bounds in Russian', () => {
  expect(formatDecimal(1_234_567.891)).toBe('1\u00A0234\u00A0567,891');
  expect(formatBound(0.5, null, '€')).toBe('до 0,5 €');
  expect(formatBound(null, 3000, 'см³')).toBe('свыше 3\u00A0000 см³');
});

test('a table without a matching row throws instead of returning a wrong row', () => {
  expect(() => findRow([{ upTo: 5 }], 6)).toThrow(RangeError);
  expect(() => findPowerRow([{ upToHp: 5, upToKw: 4 }], { value: 4.5, unit: 'kw' })).toThrow(RangeError);
  expect(() => findRowWhere([1, 2], (row) => row > 2)).toThrow('No row of the table matches');
});

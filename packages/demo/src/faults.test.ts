import { beforeAll, describe, expect, it } from 'vitest';

import { FAULT_SHARES, listBrokenKinds, createFaultPicker, formatPaperCode } from './faults.ts';
import { japanSold } from './feeds.ts';
import type { AleadoRow } from './feeds.ts';
import { Random } from './random.ts';
import { NOW, normalizeCode, isIntact, calculateShare } from './testing.ts';

let rows: AleadoRow[] = [];

beforeAll(() => {
  rows = [...japanSold({ count: 40_000, seed: 21, now: NOW })];
});

const has = (row: AleadoRow, text: string): boolean =>
  row.GRADE.includes(text) || row.MODEL_NAME.includes(text);
const padded = (text: string): boolean => text !== text.trim() || text.includes('  ');

describe('faults are as frequent as FAULT_SHARES says', () => {
  it.each<[keyof typeof FAULT_SHARES, (row: AleadoRow) => boolean]>([
    ['emptyPower', (row) => row.PW === ''],
    ['powerInKw', (row) => row.PW.endsWith('kW')],
    ['statusCase', (row) => row.STATUS !== row.STATUS.toLowerCase()],
    ['brandCase', (row) => row.MARKA_NAME !== row.MARKA_NAME.toUpperCase()],
    ['codePrefix', (row) => normalizeCode(row.MODEL_TYPE) !== row.MODEL_TYPE],
    ['zeroMileage', (row) => row.MILEAGE === '0'],
    ['starGrade', (row) => row.RATE === '***'],
    ['extraSpaces', (row) => padded(row.GRADE) || padded(row.MODEL_NAME)],
    ['noPictures', (row) => row.IMAGES === ''],
  ])('%s', (kind, test) => {
    const found = calculateShare(rows, test);
    expect(found).toBeGreaterThan(FAULT_SHARES[kind] * 0.7);
    expect(found).toBeLessThan(FAULT_SHARES[kind] * 1.3);
  });

  it('soldForNothing is as frequent among sold lots', () => {
    const sold = rows.filter((row) => /^sold/i.test(row.STATUS));
    expect(calculateShare(sold, (row) => row.FINISH === '0')).toBeCloseTo(FAULT_SHARES.soldForNothing, 2);
  });

  it('adds spaces inside and around a text', () => {
    expect(rows.some((row) => has(row, '  '))).toBe(true);
  });
});

describe('broken records', () => {
  it('are about one in four thousand, with every fault that is possible in the table', () => {
    const kinds = createFaultPicker('japan_st', 77);
    const found = Array.from({ length: 400_000 }, (_, row) => kinds(row)).filter(
      (kind) => kind !== undefined,
    );
    expect(found.length).toBeGreaterThan(60);
    expect(found.length).toBeLessThan(145);
    expect(new Set(found)).toEqual(new Set(listBrokenKinds('japan_st')));
  });

  it('make a few rows of the table invalid', () => {
    const unsound = rows.filter((row) => !isIntact(row));
    expect(unsound.length).toBeGreaterThan(2);
    expect(unsound.length).toBeLessThan(25);
  });

  it('have no wrong date in tables without dates', () => {
    expect(listBrokenKinds('korea')).toEqual(['noId', 'year', 'price']);
    expect(listBrokenKinds('spec')).toEqual(['noId', 'year', 'price']);
    expect(listBrokenKinds('hdm')).toEqual(['noId', 'year', 'date', 'price']);
  });
});

it('writes a code as documents do, unless it has a dash', () => {
  const random = new Random(1, 1);
  expect(formatPaperCode('GRX133', random)).toMatch(/^[A-Z0-9]{2,3}-GRX133-[A-Z]{5}$/);
  expect(formatPaperCode('AB-12', random)).toBe('AB-12');
});

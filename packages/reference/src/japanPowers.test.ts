import { expect, test } from 'vitest';
import { findPower } from './findPower.ts';
import { readData } from './readTable.ts';
import type { ReferenceCar } from './referenceCar.ts';

const find = (over: Partial<ReferenceCar>): string | undefined => {
  const car = { brand: 'TOYOTA', model: 'PRIUS', fuel: 'hybrid', displacementCc: 1800, year: 2018, ...over };
  const found = findPower(car, 'japan');
  return found && `${found.minHp}–${found.maxHp} ${found.source}`;
};

test.each<[string, Partial<ReferenceCar>, string | undefined]>([
  ['a body code', { kuzov: 'ZVW50' }, '98–98 table'],
  ['no body code', {}, undefined],
  ['an unknown one', { kuzov: 'NOSUCH' }, undefined],
  ['the code of another brand', { brand: 'HONDA', kuzov: 'ZVW50' }, undefined],
  ['before a change', { brand: 'HONDA', model: 'FIT', kuzov: 'GR3', year: 2021 }, '98–98 table'],
  ['the year of the change', { brand: 'HONDA', model: 'FIT', kuzov: 'GR3', year: 2022 }, '98–106 table'],
  ['after it', { brand: 'HONDA', model: 'FIT', kuzov: 'GR3', year: 2023 }, '106–106 table'],
  [
    'before or after it: no year is known',
    { brand: 'HONDA', model: 'FIT', kuzov: 'GR3', year: undefined },
    '98–106 table',
  ],
  ['both drives of a petrol body code', { brand: 'HONDA', kuzov: 'GM9', fuel: 'petrol' }, '129–132 table'],
  ['a brand of two words', { brand: 'LAND ROVER', kuzov: 'LE62XA', fuel: 'petrol' }, '300–300 table'],
  ['no year: all', { brand: 'SUZUKI', model: 'JIMNY', displacementCc: 660, year: undefined }, '38–64 table'],
  ['a kei car', { brand: 'SUZUKI', model: 'HUSTLER', displacementCc: 660 }, '45–64 table'],
  ['a kei car of 1996', { brand: 'SUZUKI', model: 'ALTO', displacementCc: 660, year: 1996 }, '38–64 table'],
  ['a kei car of 1998', { brand: 'SUZUKI', model: 'ALTO', displacementCc: 660, year: 1998 }, '38–64 table'],
  ['a kei car of unknown displacement', { brand: 'SUZUKI', model: 'ALTO', displacementCc: 0 }, undefined],
  ['a kei brand with a larger engine', { brand: 'SUZUKI', model: 'ALTO', displacementCc: 661 }, undefined],
  ['a diesel of 660 cm³', { brand: 'SUZUKI', fuel: 'diesel', displacementCc: 660 }, undefined],
  ['no kei car', { brand: 'SMART', model: 'FORTWO', fuel: 'petrol', displacementCc: 600 }, undefined],
  [
    'an electric kei car',
    { brand: 'NISSAN', model: 'SAKURA', fuel: 'electric', displacementCc: 0 },
    undefined,
  ],
])('%s', (_, over, expected) => {
  expect(find(over)).toBe(expected);
});

test('each row has codes, plausible powers and years in order', () => {
  for (const row of readData('powers-japan.csv')) {
    const text = JSON.stringify(row);
    const [min, max] = [Number(row['power_min_hp']), Number(row['power_max_hp'])];
    expect(row['brands'], text).toMatch(/^[A-Z][A-Z; -]*$/);
    expect(row['codes'], text).toMatch(/^[A-Z0-9]+(?:;[A-Z0-9]+)*$/);
    expect(min >= 60 && min <= max && max <= 700, text).toBe(true);
    const [from, to] = [Number(row['year_from'] || 1985), Number(row['year_to'] || 2035)];
    expect(from >= 1985 && from <= to && to <= 2035, text).toBe(true);
  }
});

test('no two rows say the same of a code', () => {
  const seen = new Set<string>();
  for (const { brands = '', codes = '', year_from: from = '' } of readData('powers-japan.csv'))
    for (const brand of brands.split(';'))
      for (const code of codes.split(';')) {
        const key = `${brand} ${code} ${from}`;
        expect(seen.has(key), key).toBe(false);
        seen.add(key);
      }
});

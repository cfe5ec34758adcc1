import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findPower, type ReferenceCar } from './findPower.ts';
import { readTable } from './readTable.ts';

const car = (
  brand: string,
  model: string,
  fuel: string,
  displacementCc: number,
  year: number,
): ReferenceCar => ({
  brand,
  model,
  fuel,
  displacementCc,
  year,
});

test.each<[string, ReferenceCar, number, number, string]>([
  ['korea', car('KIA', 'SORENTO', 'diesel', 2199, 2018), 197, 202, 'table'],
  ['korea', car('HYUNDAI', 'AVANTE', 'petrol', 1591, 2018), 132, 132, 'table'],
  ['korea', car('HYUNDAI', 'SANTA FE', 'hybrid', 1598, 2024), 180, 180, 'table'],
  ['europe', car('VOLKSWAGEN', 'GOLF', 'diesel', 1968, 2022), 116, 200, 'register'],
])('%s, %o', (market, lot, minHp, maxHp, source) => {
  expect(findPower(lot, market)).toEqual({ minHp, maxHp, source });
});

test('nothing is guessed: another fuel, engine, year, model or market', () => {
  expect(findPower(car('KIA', 'SORENTO', 'gas', 2199, 2018), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'SORENTO', 'diesel', 1798, 2018), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'RAY', 'petrol', 998, 2005), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'NOSUCH', 'petrol', 998, 2020), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'SORENTO', 'diesel', 2199, 2018), 'china')).toBeUndefined();
});

test('a diesel of 2.2 litres is never given more than a diesel of 2.2 litres has', () => {
  const powers = ['SANTA FE', 'SORENTO', 'CARNIVAL', 'PALISADE'].flatMap((model) =>
    ['HYUNDAI', 'KIA'].flatMap((brand) => findPower(car(brand, model, 'diesel', 2199, 2018), 'korea') ?? []),
  );
  expect(powers.length).toBeGreaterThan(3);
  for (const { minHp, maxHp } of powers) {
    expect(minHp).toBeGreaterThan(140);
    expect(maxHp).toBeLessThan(215);
  }
});

test('each row of the own table has plausible years, displacement and powers, and no twin', () => {
  const rows = readTable(readFileSync(path.join(import.meta.dirname, '../data/cars-korea.csv'), 'utf8'));
  const keys = new Set<string>();
  for (const row of rows) {
    const [cc, from, to, min, max] = [
      'displacement_cc',
      'year_from',
      'year_to',
      'power_min_hp',
      'power_max_hp',
    ].map((name) => Number(row[name])) as [number, number, number, number, number];
    const key = [row['brand'], row['model'], row['fuel'], cc, from].join(' ');
    expect(from, key).toBeGreaterThanOrEqual(2000);
    expect(to, key).toBeGreaterThanOrEqual(from);
    expect(max, key).toBeGreaterThanOrEqual(min);
    expect(min, key).toBeGreaterThan(40);
    expect(max, key).toBeLessThan(650);
    expect(cc === 0, key).toBe(row['fuel'] === 'electric');
    // Horse-powers per litre of engines of these years; more is a slip of a digit.
    if (cc > 0) expect(max / (cc / 1000), key).toBeLessThan(155);
    expect(keys.has(key), key).toBe(false);
    keys.add(key);
  }
  expect(rows.length).toBeGreaterThan(400);
});

test('a line with a missing cell is named', () => {
  expect(() => readTable('a,b\n1,2\n3')).toThrow('line 3 has 1 cells');
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findPower } from './findPower.ts';
import { loadOwnRows, OWN_COLUMNS, readOwnRows } from './ownRows.ts';
import { complainAboutRow, toPowerRow, toRowKey } from './powerRow.ts';
import { readData, readTable } from './readTable.ts';
import type { ReferenceCar } from './referenceCar.ts';

const car = (
  brand: string,
  model: string,
  fuel: string,
  displacementCc: number | undefined,
  year: number,
  drive = '',
): ReferenceCar => ({ brand, model, fuel, displacementCc, year, drive });

afterEach(() => loadOwnRows('/no/such/file.csv'));

test.each<[string, ReferenceCar, number, number, string]>([
  ['korea', car('KIA', 'SORENTO', 'diesel', 2199, 2015), 200, 202, 'table'],
  ['korea', car('HYUNDAI', 'AVANTE', 'petrol', 1591, 2018), 132, 132, 'table'],
  ['korea', car('HYUNDAI', 'SANTA FE', 'hybrid', 1598, 2024), 180, 180, 'table'],
  ['korea', car('KGM', 'TORRES', 'petrol', 1497, 2024), 170, 170, 'table'],
  ['korea', car('KIA', 'EV6', 'electric', undefined, 2022, '4WD'), 325, 325, 'table'],
  ['korea', car('KIA', 'EV6', 'electric', undefined, 2022), 170, 325, 'table'],
  ['korea', car('KIA', 'K3', 'petrol', 1598, 2019), 123, 123, 'table'],
  ['china', car('BYD', 'TANG', 'plug_in_hybrid', 1497, 2023), 139, 139, 'table'],
  ['china', car('GEELY', 'MONJARO', 'petrol', 1969, 2023, '4WD'), 238, 238, 'table'],
  ['europe', car('VOLKSWAGEN', 'GOLF', 'diesel', 1968, 2022), 116, 200, 'register'],
])('%s, %o', (market, lot, minHp, maxHp, source) => {
  expect(findPower(lot, market)).toEqual({ minHp, maxHp, source });
});

test('nothing is guessed: another fuel, engine, far year, model or market', () => {
  expect(findPower(car('KIA', 'SORENTO', 'gas', 2199, 2018), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'SORENTO', 'diesel', 1798, 2018), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'RAY', 'petrol', 998, 2005), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'NOSUCH', 'petrol', 998, 2020), 'korea')).toBeUndefined();
  expect(findPower(car('KIA', 'SORENTO', 'diesel', 2199, 2018), 'japan')).toBeUndefined();
});

test('the European register says nothing of a car that was sold in Japan', () => {
  const golf = car('VOLKSWAGEN', 'GOLF', 'diesel', 1968, 2022);
  expect(findPower(golf, 'europe')).toMatchObject({ source: 'register' });
  expect(findPower(golf, 'japan')).toBeUndefined();
});

test('cars that differ in one fact have their own answers, in whatever order they are asked for', () => {
  const whole = car('KIA', 'EV6', 'electric', undefined, 2022);
  const others = [
    { ...whole, drive: '4WD' },
    { ...whole, year: 2005 },
    { ...whole, model: 'NIRO' },
    { ...whole, brand: 'HYUNDAI' },
    { ...whole, fuel: 'petrol' },
  ];
  const ask = (one: ReferenceCar) => findPower(one, 'korea');
  const first = ask(whole);
  for (const other of others) expect(ask(other)).not.toEqual(first);
  expect(findPower(whole, 'china')).not.toEqual(first);
  expect(ask(whole)).toEqual(first);
});

test('a year that no row has takes the same engine of the nearest years', () => {
  expect(findPower(car('HYUNDAI', 'SANTA FE', 'diesel', 1995, 2023), 'korea')).toMatchObject({ maxHp: 186 });
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

test.each([
  ['cars-korea.csv', 350],
  ['cars-china.csv', 150],
])('each row of %s is plausible and has no twin', (file, least) => {
  const rows = readData(file).map(toPowerRow);
  const keys = new Set<string>();
  for (const row of rows) {
    const key = toRowKey(row);
    expect(complainAboutRow(row), key).toBe('');
    expect(keys.has(key), key).toBe(false);
    keys.add(key);
  }
  expect(rows.length).toBeGreaterThan(least);
});

test("the operator's rows win", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vvoz-reference-')), 'reference.csv');
  writeFileSync(file, `${OWN_COLUMNS}\nkorea,KIA,SORENTO,diesel,2199,,2015,2020,200,200\n`);
  loadOwnRows(file);
  const sorento = car('KIA', 'SORENTO', 'diesel', 2199, 2018);
  expect(findPower(sorento, 'korea')).toEqual({ minHp: 200, maxHp: 200, source: 'operator' });
  expect(findPower({ ...sorento, year: 2009 }, 'korea')).toMatchObject({ source: 'table' });
  expect(findPower(sorento, 'china')).toBeUndefined();
});

test.each([
  ['brand,model', 'own.csv:1: the first line must be'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,diesel,2199,,2015,2020,200`, 'line 2 has 9 cells'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,diesel,2199,,2015,2020,2000,2000`, 'own.csv:2: power 2000–2000 hp'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,steam,2199,,2015,2020,200,200`, 'own.csv:2: fuel «steam»'],
  [`${OWN_COLUMNS}\n,Kia,SORENTO,diesel,2199,,2015,2020,200,200`, 'own.csv:2: brand «Kia»'],
  [
    `${OWN_COLUMNS}\n,KIA,RAY,petrol,998,,2011,2020,76,78\n,KIA,RAY,petrol,998,,2011,2024,76,76`,
    'own.csv:3: repeats',
  ],
])("an error in the operator's file is named with its line", (text, words) => {
  expect(() => readOwnRows(text, 'own.csv')).toThrow(words);
});

test('a line with a missing cell is named', () => {
  expect(() => readTable('a,b\n1,2\n3')).toThrow('line 3 has 1 cells');
});

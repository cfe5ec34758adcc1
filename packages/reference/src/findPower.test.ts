import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findPower } from './findPower.ts';
import { listRows } from './listRows.ts';
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
  // Petrol engines of nearly the same displacement have 116 to 179 hp, too.
  ['europe', car('KIA', 'SPORTAGE', 'diesel', 1598, 2022), 116, 136, 'register'],
  // A 500X is no 500.
  ['europe', car('FIAT', '500', 'petrol', 999, 2022), 69, 71, 'register'],
  // «MINI JCW» is not «JCW», and the register has the brand under another name.
  ['europe', car('MINI', 'JCW', 'petrol', 1998, 2022), 231, 300, 'register'],
  ['europe', car('KGM', 'ACTYON', 'petrol', 1497, 2024), 163, 163, 'register'],
  ['korea', car('RENAULT', 'ARKANA', 'petrol', 1332, 2024), 152, 152, 'table'],
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
  const sorento = car('KIA', 'SORENTO', 'diesel', 2199, 2018);
  expect(ask({ ...sorento, displacementCc: 1995 })).not.toEqual(ask(sorento));
  const prius = { ...car('TOYOTA', 'PRIUS', 'hybrid', 1800, 2018), kuzov: 'ZVW50' };
  expect(findPower({ ...prius, kuzov: 'NOSUCH' }, 'japan')).not.toEqual(findPower(prius, 'japan'));
  expect(ask(whole)).toEqual(first);
});

test('the register says nothing of cars that are older than it, or may be', () => {
  const golf = car('VOLKSWAGEN', 'GOLF', 'diesel', 1968, 2019);
  expect(findPower(golf, 'europe')).toBeUndefined();
  expect(findPower({ ...golf, year: undefined }, 'europe')).toBeUndefined();
  // Outside of Korea a Renault is no Renault Samsung.
  const arkana = car('RENAULT', 'ARKANA', 'petrol', 1332, 2024);
  expect(findPower(arkana, 'europe')).toMatchObject({ source: 'register' });
});

test('without a year all versions of the engine are possible', () => {
  const sorento = { ...car('KIA', 'SORENTO', 'diesel', 2199, 2018), year: undefined };
  expect(findPower(sorento, 'korea')).toMatchObject({ minHp: 200, maxHp: 202 });
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

/** Uses these rows as the operator's. */
function loadRows(...rows: readonly string[]): void {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vvoz-reference-')), 'reference.csv');
  writeFileSync(file, `${[OWN_COLUMNS, ...rows].join('\r\n')}\r\n`);
  loadOwnRows(file);
}

test('a row of the operator may be for every market, and name the brand as the feed or as the table does', () => {
  const torres = car('KGM', 'TORRES', 'petrol', 1497, 2024);
  for (const brand of ['KGM', 'SSANGYONG']) {
    loadRows(`,${brand},TORRES,petrol,1497,,2022,2027,163,165`);
    for (const market of ['korea', 'china', 'japan'])
      expect(findPower(torres, market)).toEqual({ minHp: 163, maxHp: 165, source: 'operator' });
  }
  expect(listRows('KGM', 'TORRES').map(({ table, fuel }) => `${table} ${fuel}`)).toEqual([
    'own petrol',
    'cars-korea.csv electric',
    'cars-korea.csv hybrid',
    'cars-korea.csv petrol',
  ]);
});

test('a year at the border of two rows takes the one that it is inside of', () => {
  loadRows('korea,KIA,NEW,petrol,1498,,2015,2018,200,200', 'korea,KIA,NEW,petrol,1498,,2017,2024,210,210');
  expect(findPower(car('KIA', 'NEW', 'petrol', 1498, 2018), 'korea')).toMatchObject({
    minHp: 210,
    maxHp: 210,
  });
});

test('a file of the operator that is gone has no rows', () => {
  loadRows('korea,KIA,SORENTO,diesel,2199,,2015,2020,200,200');
  loadOwnRows('/no/such/file.csv');
  expect(findPower(car('KIA', 'SORENTO', 'diesel', 2199, 2018), 'korea')).toMatchObject({ source: 'table' });
});

test("the operator's rows win", () => {
  loadRows('korea,KIA,SORENTO,diesel,2199,,2015,2020,200,200');
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
  [`${OWN_COLUMNS}\n,KIA,Sorento,diesel,2199,,2015,2020,200,200`, 'own.csv:2: model «Sorento»'],
  [`${OWN_COLUMNS}\n,KIA,,diesel,2199,,2015,2020,200,200`, 'own.csv:2: model «»'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,diesel,2199,awd,2015,2020,200,200`, 'own.csv:2: drive «awd»'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,diesel,2199,,2015,2014,200,200`, 'own.csv:2: years 2015–2014'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,diesel,2199,,2015,2020,200,199`, 'own.csv:2: power 200–199 hp'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,diesel,2199,,2015,2020,200,400`, 'own.csv:2: 400 hp are too much'],
  [`${OWN_COLUMNS}\n,KIA,EV6,electric,1,,2015,2020,200,200`, 'own.csv:2: displacement 1 does not fit'],
  [`${OWN_COLUMNS}\n,KIA,SORENTO,diesel,0,,2015,2020,200,200`, 'own.csv:2: displacement 0 does not fit'],
  [
    `${OWN_COLUMNS}\n,KIA,RAY,petrol,998,,2011,2020,76,78\n,KIA,RAY,petrol,998,,2011,2024,76,76`,
    'own.csv:3: repeats',
  ],
])("an error in the operator's file is named with its line", (text, words) => {
  expect(() => readOwnRows(text, 'own.csv')).toThrow(words);
});

test('rows of two markets or drives are no twins', () => {
  const rows = ['korea,KIA,RAY,petrol,998,', 'china,KIA,RAY,petrol,998,', 'korea,KIA,RAY,petrol,998,4wd'];
  const text = [OWN_COLUMNS, ...rows.map((row) => `${row},2011,2020,76,78`)].join('\n');
  expect(readOwnRows(text, 'own.csv')).toHaveLength(3);
});

test('a line with a missing cell is named', () => {
  expect(() => readTable('a,b\n1,2\n3')).toThrow('line 3 has 1 cells');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { calculateReceipt } from './calculateReceipt.ts';
import { loadTables } from './loadTables.ts';
import { readTables, selectTables, TablesError } from './selectTables.ts';
import { allTables, calculate, rates, read as readInput, settings } from './testing/calculate.ts';

const last = allTables.find(({ validFrom }) => validFrom === '2026-01-01')?.data;
if (!last) throw new Error('no tables');
type Data = typeof last;

/** The set of 2026, changed by `edit`. */
function editSet(edit: (data: Data) => unknown): unknown {
  const data = structuredClone(last) as Data;
  return edit(data) ?? data;
}
const createFile = (content: unknown, name = 'x.json') => ({ name, content });

describe('a faulty set is rejected with file and place', () => {
  test.each<[string, (data: Data) => unknown, string]>([
    [
      'unsorted bounds',
      (data) => ({ ...data, excise: { ...data.excise, rows: data.excise.rows.toReversed() } }),
      'excise.rows',
    ],
    [
      'two equal bounds',
      (data) => void (data.clearanceFee.rows[1] = { upToRub: 200_000, feeRub: 1 }),
      'clearanceFee.rows',
    ],
    ['a last row with a bound', (data) => void data.personalDuty.under3.pop(), 'personalDuty.under3'],
    [
      'an unbounded row before the last',
      (data) => void (data.personalDuty.over5[0] = { upToCc: null, eurPerCc: 1 }),
      'personalDuty.over5',
    ],
    [
      'falling bounds in kW',
      (data) => void (data.recycling.combustion[1] = { ...data.recycling.combustion[1]!, upToKw: 1 }),
      'recycling.combustion',
    ],
    [
      'a bound of zero',
      (data) => void (data.personalDuty.over5[0] = { upToCc: 0, eurPerCc: 1 }),
      'personalDuty.over5',
    ],
    ['no rows', (data) => ({ ...data, excise: { ...data.excise, rows: [] } }), 'excise.rows'],
    [
      'a missing column',
      (data) => void data.recycling.combustion[2]?.coefficients.pop(),
      'recycling.combustion',
    ],
    [
      'two columns of electric cars',
      (data) => void data.recycling.electric[0]?.coefficients.push([1, 2]),
      'recycling.electric',
    ],
    ['no source', (data) => ({ ...data, vat: { percent: 22, certainty: 'certain' } }), 'vat.source'],
    ['no certainty', (data) => ({ ...data, vat: { percent: 22, source: 'a law' } }), 'vat.certainty'],
    [
      'a fee with kopecks',
      (data) => void (data.clearanceFee.rows[0] = { upToRub: 5, feeRub: 1.5 }),
      'clearanceFee.rows.0.feeRub',
    ],
    ['an unknown table', (data) => ({ ...data, extra: 1 }), '(whole)'],
    ['a period that ends before it begins', (data) => ({ ...data, validTo: '2025-01-01' }), 'validTo'],
    ['a day that does not exist', (data) => ({ ...data, validFrom: '2026-02-31' }), 'validFrom'],
    ['a percent above 100', (data) => ({ ...data, vat: { ...data.vat, percent: 101 } }), 'vat.percent'],
  ])('%s', (_, edit, place) => {
    const read = () => readTables([createFile(editSet(edit), 'tables-x.json')]);
    expect(read).toThrow(TablesError);
    expect(read).toThrow('tables-x.json: ');
    expect(read).toThrow(place);
  });

  test('an overlap, a gap and an empty list are rejected', () => {
    const first = editSet((data) => ({ ...data, validFrom: '2026-01-01', validTo: '2026-06-30' }));
    const second = (validFrom: string) => editSet((data) => ({ ...data, validFrom, validTo: '2026-12-31' }));
    expect(
      readTables([createFile(second('2026-07-01')), createFile(first)]).map(({ validFrom }) => validFrom),
    ).toEqual(['2026-01-01', '2026-07-01']);
    expect(() => readTables([createFile(first), createFile(second('2026-06-30'), 'y.json')])).toThrow(
      'y.json begins on 2026-06-30, but x.json ends on 2026-06-30: the periods overlap',
    );
    expect(() => readTables([createFile(first), createFile(second('2026-07-02'), 'y.json')])).toThrow(
      'There is a gap: no tables from 2026-07-01 until y.json begins on 2026-07-02',
    );
    expect(() => readTables([])).toThrow(TablesError);
  });
});

test('files are read from a folder; invalid JSON is reported with its file', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-tables-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(path.join(dir, 'one.json'), JSON.stringify(last));
  writeFileSync(path.join(dir, 'notes.txt'), 'not read');
  const [only] = await loadTables(dir);
  expect(only.data).toEqual(last);
  writeFileSync(path.join(dir, 'two.json'), '{');
  await expect(loadTables(dir)).rejects.toThrow('two.json is not valid JSON');
});

test.each([
  ['2024-01-01', '2024-01-01'],
  ['2024-12-31', '2024-01-01'],
  ['2025-01-01', '2025-01-01'],
  ['2025-11-30', '2025-01-01'],
  ['2025-12-01', '2025-12-01'],
  ['2026-01-01', '2026-01-01'],
  ['2027-01-01', '2027-01-01'],
  ['2031-05-05', '2030-01-01'],
  ['2019-05-05', '2024-01-01'],
])('on %s the set that begins on %s applies', (date, validFrom) => {
  expect(selectTables(allTables, date).validFrom).toBe(validFrom);
});

describe('a receipt names its tables', () => {
  const calculateOn = (date: string, over = {}) =>
    calculate({
      customsValueRub: 1_000_000,
      displacementCc: 1500,
      powerHp: 100,
      ageMonths: 40,
      date,
      ...over,
    });
  const listAssumptions = (date: string, over = {}) =>
    calculateOn(date, over).assumptions.map((one) => `${one.code}: ${one.text}`);

  test('a date after the last or before the first period is an assumption', () => {
    expect(listAssumptions('2031-01-01')[0]).toBe(
      'tables_older_than_date: Таблиц на 01.01.2031 ещё нет: применены таблицы, действующие по 31.12.2030',
    );
    expect(listAssumptions('2023-12-31')[0]).toBe(
      'tables_newer_than_date: Таблиц на 31.12.2023 нет: применены самые ранние, с 01.01.2024',
    );
    expect(listAssumptions('2026-12-31')).toEqual([]);
  });

  test('the tables of a coming year are published, not in force', () => {
    expect(listAssumptions('2027-01-01')).toEqual([
      'tables_published: Таблицы с 01.01.2027 опубликованы, но ещё не действуют: до этого дня их могут изменить',
    ]);
    expect(calculateOn('2027-01-01').tables).toMatchObject({ validFrom: '2027-01-01', published: true });
    expect(calculateOn('2026-12-31').tables).not.toHaveProperty('published');
    // From their first day on they are in force.
    const input = readInput({
      customsValueRub: 1_000_000,
      displacementCc: 1500,
      powerHp: 100,
      ageMonths: 40,
    });
    const onFirstDay = calculateReceipt(input, { tables: allTables, settings, rates, today: '2027-01-01' });
    expect([onFirstDay.date, onFirstDay.assumptions]).toEqual(['2027-01-01', []]);
    expect(onFirstDay.tables).not.toHaveProperty('published');
  });

  test('tables of low confidence are named when they are used', () => {
    const low = 'low_confidence_table: Ставки этого периода проверены хуже прочих: ';
    expect(listAssumptions('2024-05-05')).toEqual([`${low}таможенный сбор, утилизационный сбор`]);
    expect(listAssumptions('2024-05-05', { payer: 'jur' })).toEqual([
      `${low}акциз, таможенный сбор, утилизационный сбор`,
    ]);
    expect(listAssumptions('2025-05-05')).toEqual([]);
    expect(listAssumptions('2025-05-05', { payer: 'jur' })).toEqual([`${low}акциз`]);
    expect(listAssumptions('2025-05-05', { fuel: 'electric', power30Kw: 40 })).toEqual([`${low}акциз`]);
    expect(listAssumptions('2024-05-05', { kind: 'truck', massKg: 2000 })[0]).toBe(
      `${low}таможенный сбор, утилизационный сбор`,
    );
    expect(listAssumptions('2024-05-05', { kind: 'motorcycle' })[0]).toBe(`${low}акциз, таможенный сбор`);
    expect(calculateOn('2024-05-05').tables).toMatchObject({
      validFrom: '2024-01-01',
      validTo: '2024-12-31',
    });
  });
});

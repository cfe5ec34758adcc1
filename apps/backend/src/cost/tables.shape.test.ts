import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadTables } from './loadTables.ts';
import { readTables, selectTables, TablesError } from './selectTables.ts';
import { allTables } from './testing/calculate.ts';

const last = allTables.find(({ validFrom }) => validFrom === '2026-01-01')?.data;
if (!last) throw new Error('no tables');

type Json = Record<string, unknown>;

/** The set of 2026 with the value at a place, such as `vat.percent`, replaced. `undefined` removes it. */
function replaceAt(place: string, value: unknown): unknown {
  const data = structuredClone(last) as unknown as Json;
  const names = place.split('.');
  const end = names.pop() ?? '';
  let at = data;
  for (const name of names) at = at[name] as Json;
  if (value === undefined) delete at[end];
  else at[end] = value;
  return data;
}

/** A function that reads the tables, for `toThrow`. */
const prepareReading =
  (content: unknown, name = '2026.json') =>
  () =>
    readTables([{ name, content }]);

const TABLES = [
  'personalDuty',
  'commercialDuty',
  'electricDuty',
  'excise',
  'vat',
  'clearanceFee',
  'recycling',
  'trucks',
  'truckDuty',
  'motorcycleDuty',
  'machinery',
] as const;

describe.each(TABLES)('%s', (table) => {
  test.each([
    ['source', undefined],
    ['source', ''],
    ['source', 'закн'],
    ['certainty', undefined],
    ['certainty', 'high'],
    ['extra', 1],
  ])('%s %j is rejected', (field, value) => {
    const reading = prepareReading(replaceAt(`${table}.${field}`, value));
    expect(reading).toThrow(TablesError);
    expect(reading).toThrow(field === 'extra' ? `2026.json: ${table}: ` : `2026.json: ${table}.${field}: `);
  });

  test('is rejected when missing, accepted with any certainty', () => {
    expect(prepareReading(replaceAt(table, undefined))).toThrow(`2026.json: ${table}: `);
    for (const certainty of ['certain', 'one_source', 'derived', 'last_known', 'low'])
      expect(prepareReading(replaceAt(`${table}.certainty`, certainty))).not.toThrow();
  });
});

const LISTS = [
  'personalDuty.under3',
  'personalDuty.from3to5',
  'personalDuty.over5',
  'commercialDuty.petrol.under3',
  'commercialDuty.petrol.from3to7',
  'commercialDuty.petrol.over7',
  'commercialDuty.diesel.under3',
  'commercialDuty.diesel.from3to7',
  'commercialDuty.diesel.over7',
  'excise.rows',
  'excise.motorcycle',
  'clearanceFee.rows',
  'recycling.combustion',
  'recycling.electric',
] as const;

const listRowsAt = (place: string): readonly Json[] => {
  let at: unknown = last;
  for (const name of place.split('.')) at = (at as Json)[name];
  return at as readonly Json[];
};

describe.each(LISTS)('rows of %s', (place) => {
  const rows = listRowsAt(place);
  const bounds = Object.keys(rows[0] ?? {}).filter((name) => name.startsWith('upTo'));

  test.each([
    ['no rows', []],
    ['in the wrong order', rows.toReversed()],
    ['without its unbounded last row', rows.slice(0, -1)],
    ['with the first one twice', [rows[0], ...rows]],
    ['with the unbounded row twice', [...rows, rows.at(-1)]],
    ['an object instead of a list', {}],
    ['a value that is not a row', ['x', ...rows]],
  ])('%s: rejected', (_, wrong) => {
    expect(prepareReading(replaceAt(place, wrong))).toThrow(`2026.json: ${place}`);
  });

  test.each(bounds)('each %s must be a number above zero and above the previous one', (bound) => {
    for (const wrong of [0, -1, '5', undefined])
      expect(prepareReading(replaceAt(`${place}.0.${bound}`, wrong))).toThrow(`2026.json: ${place}`);
    // The first row has no bound, or the same bound as the second.
    for (const wrong of [null, rows[1]?.[bound]])
      expect(prepareReading(replaceAt(`${place}.0.${bound}`, wrong))).toThrow(
        `2026.json: ${place}: each bound must be above the previous one, and the last must be null`,
      );
  });

  test('negative figures and unknown fields are rejected', () => {
    for (const name of Object.keys(rows[0] ?? {}))
      if (!bounds.includes(name) && name !== 'coefficients')
        expect(prepareReading(replaceAt(`${place}.0.${name}`, -1))).toThrow(`2026.json: ${place}.0.${name}`);
    expect(prepareReading(replaceAt(`${place}.0.extra`, 1))).toThrow(`2026.json: ${place}.0: `);
  });
});

test.each<[string, unknown, string]>([
  [
    'recycling.combustion.3.coefficients',
    [[1, 2]],
    'each row must have a pair of coefficients for each displacement',
  ],
  ['recycling.combustion.3.coefficients', [], 'recycling.combustion.3.coefficients'],
  ['recycling.combustion.3.coefficients.1', [1], 'recycling.combustion.3.coefficients.1'],
  ['recycling.combustion.3.coefficients.1', [1, 2, 3], 'recycling.combustion.3.coefficients.1'],
  ['recycling.combustion.3.coefficients.1.0', 0, 'recycling.combustion.3.coefficients.1.0'],
  [
    'recycling.electric.3.coefficients',
    [
      [1, 2],
      [3, 4],
    ],
    'recycling.electric: each row must have one pair',
  ],
  ['recycling.displacementsCc', [1000, null], 'recycling.combustion: each row must have'],
  [
    'recycling.displacementsCc',
    [1000, 3000, 2000, 3500, null],
    'recycling.displacementsCc: each bound must be above',
  ],
  [
    'recycling.displacementsCc',
    [1000, 2000, 3000, 3500, 9000],
    'recycling.displacementsCc: each bound must be above',
  ],
  ['recycling.displacementsCc', [], 'recycling.displacementsCc'],
  ['recycling.baseRub', 0, 'recycling.baseRub'],
  ['machinery.kinds.grader.lines.0.rows.0.coefficients', [null, 1], 'machinery.kinds.grader.lines'],
  ['machinery.kinds.grader', undefined, 'machinery.kinds.grader'],
  ['truckDuty.rows', [], 'truckDuty.rows: each fuel and age needs a row without bounds'],
  ['recycling.personal.coefficients', [0.17], 'recycling.personal.coefficients'],
  ['recycling.personal.combustion', undefined, 'recycling.personal.combustion'],
  ['clearanceFee.rows.0.feeRub', 1.5, 'clearanceFee.rows.0.feeRub'],
  ['vat.percent', 100.5, 'vat.percent'],
  ['vat.percent', -1, 'vat.percent'],
  ['validFrom', '2026-1-1', 'validFrom'],
  ['validFrom', '2027-01-01', 'validTo: the period ends before it begins'],
  ['validTo', undefined, 'validTo'],
])('%s = %j: %s', (place, value, expected) => {
  expect(prepareReading(replaceAt(place, value))).toThrow(TablesError);
  expect(prepareReading(replaceAt(place, value))).toThrow(`2026.json: `);
  expect(prepareReading(replaceAt(place, value))).toThrow(expected);
});

test.each([null, 5, 'x', []])('%j is rejected as a whole', (content) => {
  expect(prepareReading(content)).toThrow(/^2026\.json: \(whole\): /);
});

test('all faults of a file are reported', () => {
  const content = replaceAt('vat.percent', 200) as Json;
  expect(prepareReading({ ...content, electricDuty: 5 })).toThrow(/electricDuty: .*; vat\.percent: /);
});

test('a period may be one day', () => {
  expect(readTables([{ name: 'x', content: replaceAt('validTo', '2026-01-01') }])[0].validTo).toBe(
    '2026-01-01',
  );
});

test('periods must follow each other without a gap, also at the end of February', () => {
  const set = (validFrom: string, validTo: string) => ({
    name: `${validFrom}.json`,
    content: { ...(structuredClone(last) as unknown as Json), validFrom, validTo },
  });
  const sets = readTables([
    set('2028-03-01', '2028-12-31'),
    set('2027-01-01', '2028-02-29'),
    set('2029-01-01', '2029-12-31'),
  ]);
  expect(sets.map(({ validFrom }) => validFrom)).toEqual(['2027-01-01', '2028-03-01', '2029-01-01']);
  expect(selectTables(sets, '2028-02-29').validFrom).toBe('2027-01-01');
  expect(selectTables(sets, '2028-03-01').validFrom).toBe('2028-03-01');
  expect(() => readTables([set('2027-01-01', '2028-02-28'), set('2028-03-01', '2028-12-31')])).toThrow(
    'There is a gap: no tables from 2028-02-29 until 2028-03-01.json begins on 2028-03-01',
  );
  expect(() => readTables([set('2027-01-01', '2028-02-28'), set('2027-01-01', '2028-12-31')])).toThrow(
    'overlap',
  );
});

test('an empty folder, a missing folder and invalid JSON are errors', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-no-tables-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  await expect(loadTables(dir)).rejects.toThrow(
    new TablesError('There are no tables: the folder needs at least one JSON file'),
  );
  await expect(loadTables(path.join(dir, 'none'))).rejects.toThrow('ENOENT');
  writeFileSync(path.join(dir, 'x.json'), '{');
  await expect(loadTables(dir)).rejects.toMatchObject({
    name: 'TablesError',
    cause: expect.any(SyntaxError),
  });
});

test('equal content has one version, in any order of keys', () => {
  const turned = Object.fromEntries(Object.entries(last).toReversed());
  expect(readTables([{ name: 'x', content: turned }])[0].version).toBe(
    allTables.find(({ validFrom }) => validFrom === '2026-01-01')?.version,
  );
  expect(new Set(allTables.map(({ version }) => version)).size).toBe(allTables.length);
  expect(readTables([{ name: 'x', content: replaceAt('vat.percent', 23) }])[0].version).not.toBe(
    allTables.find(({ validFrom }) => validFrom === '2026-01-01')?.version,
  );
});

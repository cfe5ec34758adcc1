import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { findFaults } from './findFaults.ts';
import { readPrices, type TypePrices } from './readPrices.ts';

function createDatabase(statements: readonly string[]): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-rehearse-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const file = path.join(dir, 'test.sqlite');
  const db = new DatabaseSync(file);
  for (const statement of statements) db.exec(statement);
  db.close();
  return file;
}

const priced = (type: string, median: number): TypePrices => ({
  type,
  lots: 3,
  unpriced: 0,
  lowest: median,
  median,
  highest: median,
});

test('reports valid records that were rejected and implausible prices, but no rejected record that is invalid', () => {
  const file = createDatabase([
    'create table quarantine (source text)',
    "insert into quarantine values ('jpcenter/main'), ('jpcenter/korea'), ('jpcenter/korea'), ('wordpress/spec'), ('wordpress/posts')",
  ]);
  const invalid = { 'jpcenter/main': 1, 'jpcenter/korea': 1, 'jpcenter/bike': 0, 'wordpress/*': 2 };
  expect(findFaults(file, invalid, [priced('japan', 1_500_000), priced('korean', 40_000_000_000)])).toEqual([
    'jpcenter/korea: 2 records rejected, but 1 are invalid',
    'korean: the median price is 40,000,000,000 ₽',
  ]);
});

test('prices by type: lowest, median and highest, and the number of lots without one', () => {
  const file = createDatabase([
    'create table lot (type text, live integer, cost integer)',
    "insert into lot values ('japan', 1, 500000), ('japan', 1, 900000), ('japan', 1, 700000), ('japan', 1, null), ('japan', 0, 1)",
  ]);
  expect(readPrices(file)).toEqual([
    { type: 'japan', lots: 4, unpriced: 1, lowest: 500_000, median: 700_000, highest: 900_000 },
  ]);
});

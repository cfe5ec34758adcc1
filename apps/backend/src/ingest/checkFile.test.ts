import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../lib/variableGroup.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { checkFile, formatFileCheck } from './checkFile.ts';
import { findReadableTable } from './feedTables.ts';
import { createAleadoRow } from './testing/rows.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const readContract = (name: string): string => readFileSync(path.join(ROOT, 'docs/contracts', name), 'utf8');

const schema = JSON.parse(readContract('aleado.schema.json')) as {
  required: string[];
  properties: Record<string, unknown>;
};

/** The record of the page, without its comments. */
const documented = (): Record<string, unknown> => {
  const [, text = ''] = /```jsonc\n([\s\S]*?)```/.exec(readContract('aleado.md')) ?? [];
  return JSON.parse(text.replaceAll(/ \/\/ .*$/gm, '')) as Record<string, unknown>;
};

function writeLines(folder: string, lines: readonly unknown[]): string {
  const dir = path.join(createTempDir(), folder);
  mkdirSync(dir);
  const file = path.join(dir, '0001.ndjson');
  writeFileSync(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return file;
}

test('the schema has exactly the fields that an import reads', () => {
  const read = new Set<string>();
  const { table, readRecord } = findReadableTable('aleado/japan');
  const record = new Proxy(createAleadoRow(), {
    getOwnPropertyDescriptor: (row, name) => {
      read.add(String(name));
      return Reflect.getOwnPropertyDescriptor(row, name);
    },
  });
  readRecord(record, table, NOW);
  // LOT_NUM is read when LOT is empty.
  read.add('LOT_NUM');
  // The proxy sees these too, because the reader lists the names of a record.
  const ignored = ['MARKA_ID', 'MODEL_ID'];
  expect(Object.keys(schema.properties).toSorted()).toEqual(
    [...read].filter((name) => !ignored.includes(name)).toSorted(),
  );
});

test('the record of the page is valid by the schema, and is read without a loss', async () => {
  const record = documented();
  expect(z.fromJSONSchema(schema as never).safeParse(record).error).toBeUndefined();
  const check = await checkFile(writeLines('japan', [record]), undefined, NOW);
  expect(check).toMatchObject({ records: 1, lots: 1, rejected: [], lost: new Map() });
  expect(formatFileCheck(check)).toContain('TOYOTA PRIUS 2019, 48000 km, 1800 cm³, 800000 jpy, 2026-11-25');
});

test.each(schema.required)('a record without %s is rejected with its line', async (name) => {
  const file = writeLines('japan', [createAleadoRow(), createAleadoRow({ ID: 'b', [name]: undefined })]);
  expect((await checkFile(file, undefined, NOW)).rejected).toEqual([`0001.ndjson:2: ${name} is missing`]);
});

test('lines that are not JSON, repeated ids, unreadable fields and unknown words are named', async () => {
  const file = writeLines('files', [
    createAleadoRow({ MILEAGE: 'many', COLOR: 'OCTARINE' }),
    createAleadoRow({ MILEAGE: 'few' }),
    '{',
  ]);
  await expect(checkFile(file, undefined, NOW)).rejects.toThrow('add --table japan, japan_st, bike, bike_st');
  const text = formatFileCheck(await checkFile(file, 'japan', NOW));
  expect(text).toContain('3 records, 1 lots, 2 rejected');
  expect(text).toContain('0001.ndjson:2: ID 0k3f9a1x repeats an earlier line');
  expect(text).toMatch(/0001\.ndjson:3: The line is not JSON/);
  expect(text).toContain('2 × MILEAGE is not a number');
  expect(text).toContain('1 × color «OCTARINE» is unknown');
});

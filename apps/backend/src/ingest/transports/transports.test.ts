import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import type { RawRecord } from '../rawRecord.ts';
import { readFeed } from '../testing/readFeed.ts';
import { listFeedFiles, readFolderFeed, NoFeedFiles } from './folderFeed.ts';
import { readJsonFile } from './jsonFile.ts';
import { readNdjsonFile } from './ndjsonFile.ts';

function writeTemp(name: string, content: string | Uint8Array): string {
  const at = path.join(createTempDir(), name);
  writeFileSync(at, content);
  return at;
}

const getFault = (record: RawRecord | undefined) => (record && 'fault' in record ? record.fault : undefined);

describe('ndjsonFile', () => {
  test('counts lines from 1, accepts CRLF, a byte-order mark and an unfinished last line, and skips blank lines', async () => {
    const at = writeTemp('a.ndjson', '\uFEFF{"a":1}\r\n\r\n  \n{"a":"ё"}');
    expect(await readFeed(readNdjsonFile(at, 'a'))).toEqual({
      records: [
        { place: 'a:1', record: { a: 1 } },
        { place: 'a:4', record: { a: 'ё' } },
      ],
      completeness: 'whole',
    });
  });

  test('characters and lines that span two chunks are read whole', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      index,
      text: 'ё'.repeat(1000 + (index % 7)),
    }));
    const at = writeTemp('a.ndjson', rows.map((row) => JSON.stringify(row)).join('\n'));
    const { records } = await readFeed(readNdjsonFile(at, 'a'));
    expect(records.map((one) => 'record' in one && one.record)).toEqual(rows);
    expect(records.at(-1)?.place).toBe('a:3000');
  });

  test('a line that is cut, not UTF-8 or too long is a fault, the others are read', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"a":"cut\n'),
      Buffer.from([0x22, 0xc3, 0x28, 0x22, 0x0a]),
      Buffer.from(`"${'x'.repeat(5_000_000)}"\n{"a":1}\n`),
    ]);
    const { records } = await readFeed(readNdjsonFile(writeTemp('a.ndjson', bytes), 'a'));
    expect(records.map(({ place }) => place)).toEqual(['a:1', 'a:2', 'a:3', 'a:4']);
    expect(getFault(records[0])).toMatch('not JSON');
    expect(getFault(records[1])).toMatch('not UTF-8');
    expect(getFault(records[2])).toMatch('longer than');
    expect(records[3]).toEqual({ place: 'a:4', record: { a: 1 } });
  });
});

describe('jsonFile', () => {
  test('reads a page of records', async () => {
    expect(await readFeed(readJsonFile(writeTemp('a.json', '[{"a":1},2]'), 'a'))).toEqual({
      records: [
        { place: 'a:1', record: { a: 1 } },
        { place: 'a:2', record: 2 },
      ],
      completeness: 'whole',
    });
  });

  test.each([
    ['[{"a":1}', 'not JSON'],
    ['{"error":"daily limit"}', 'not a list'],
    ['', 'not JSON'],
    [new Uint8Array([0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d]), 'not UTF-8'],
  ])('%j is a fault, and the feed was read in part', async (content, fault) => {
    const { records, completeness } = await readFeed(readJsonFile(writeTemp('a.json', content), 'a'));
    expect(records.map(getFault)).toEqual([expect.stringContaining(fault)]);
    expect(completeness).toBe('part');
  });
});

describe('folderFeed', () => {
  test('lists finished files in the order of their numbers, with their names in the places', async () => {
    const dir = createTempDir();
    for (const name of ['10.ndjson', '9.ndjson', '11.ndjson.part', '.hidden.ndjson', 'readme.txt'])
      writeFileSync(path.join(dir, name), `{"from":"${name}"}\n`);
    const names = await listFeedFiles(dir);
    expect(names).toEqual(['9.ndjson', '10.ndjson']);
    const { records } = await readFeed(readFolderFeed(dir, names, 'aleado/japan'));
    expect(records.map(({ place }) => place)).toEqual([
      'aleado/japan/9.ndjson:1',
      'aleado/japan/10.ndjson:1',
    ]);
  });

  test('a folder without files is an error, not an empty feed', async () => {
    await expect(listFeedFiles(createTempDir())).rejects.toThrow(NoFeedFiles);
    await expect(listFeedFiles('/nowhere/at/all')).rejects.toThrow('/nowhere/at/all');
  });

  test('one unreadable file makes the feed partial, and the other files are read', async () => {
    const dir = createTempDir();
    writeFileSync(path.join(dir, '1.json'), '[1]');
    writeFileSync(path.join(dir, '2.json'), 'oops');
    writeFileSync(path.join(dir, '3.json'), '[3]');
    const { records, completeness } = await readFeed(
      readFolderFeed(dir, ['1.json', '2.json', '3.json'], 'x'),
    );
    expect(records.length).toBe(3);
    expect(completeness).toBe('part');
  });
});

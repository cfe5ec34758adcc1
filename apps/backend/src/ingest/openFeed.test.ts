import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { findReadableTable } from './feedTables.ts';
import { openFeed, SourceNotSet, type FeedLocation } from './openFeed.ts';
import type { Feed } from './rawRecord.ts';
import { aleado } from './sources/aleado/aleadoSource.ts';
import { cbr } from './sources/cbr/cbrSource.ts';
import { jpcenter } from './sources/jpcenter/jpcenterSource.ts';
import { createMemoryFeed } from './testing/memoryFeed.ts';
import type { LotSource } from './Source.ts';

const { table } = findReadableTable('aleado/japan');

const listPlaces = async (feed: Feed): Promise<readonly string[]> => {
  const places: string[] = [];
  for await (const rows of feed) places.push(...rows.map(({ place }) => place));
  return places;
};

function writeFolder(...files: readonly string[]): string {
  const dir = createTempDir();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '{}\n');
  }
  return dir;
}

/** A source whose protocol yields one record, and whose settings may name a folder of files. */
const source: LotSource<string, { readonly dir?: string }> = {
  kind: 'lots',
  name: 'aleado',
  about: '',
  tables: [],
  readRecord: aleado.readRecord,
  variables: { ...aleado.variables, read: () => ({ kind: 'not set up' }) as never },
  open: () => createMemoryFeed([1]),
};
const open = (place: Partial<FeedLocation<{ readonly dir?: string }>>) =>
  openFeed(table, { source, settings: undefined, dir: undefined, signal: undefined, ...place });

describe('the files of a table', () => {
  test.each([
    [['aleado/japan/1.ndjson', 'japan/2.ndjson', '3.ndjson'], 'aleado/japan/1.ndjson:1'],
    [['japan/2.ndjson', '3.ndjson'], 'aleado/japan/2.ndjson:1'],
    [['3.ndjson'], 'aleado/japan/3.ndjson:1'],
  ])('are those of the most specific folder among %j', async (files, place) => {
    expect(await listPlaces(await open({ dir: writeFolder(...files) }))).toEqual([place]);
  });

  test('replace the protocol; a requested folder replaces the one of the settings', async () => {
    const [requested, own] = [writeFolder('1.ndjson'), writeFolder('2.ndjson')];
    const withFolder = { ...source, folder: () => own };
    expect(await listPlaces(await open({ source: withFolder, settings: {} }))).toEqual([
      'aleado/japan/2.ndjson:1',
    ]);
    expect(await listPlaces(await open({ source: withFolder, settings: {}, dir: requested }))).toEqual([
      'aleado/japan/1.ndjson:1',
    ]);
    expect(await listPlaces(await open({ settings: {} }))).toEqual(['memory:1']);
  });

  test('the error for a folder without files names the folder', async () => {
    const dir = createTempDir();
    await expect(open({ dir })).rejects.toMatchObject({
      name: 'NoFeedFiles',
      message: `There are no feed files (.ndjson, .json) in ${dir}.`,
    });
  });
});

test('the error for a source that is not configured says what to set', async () => {
  await expect(open({})).rejects.toMatchObject({ name: 'SourceNotSet' });
  const { open: _, ...withoutProtocol } = source;
  await expect(open({ source: withoutProtocol, settings: {} })).rejects.toThrow(SourceNotSet);
  const messages = [jpcenter, aleado, cbr].map((one) => new SourceNotSet(one).message);
  expect(messages).toEqual([
    expect.stringMatching(/^jpcenter: set VVOZ_JPCENTER_URL.* and VVOZ_JPCENTER_CODE, or give --dir\.$/),
    expect.stringMatching(/^aleado: set VVOZ_ALEADO_DIR.*, or give --dir\.$/),
    'cbr: set VVOZ_CBR_URL (https://www.cbr.ru).',
  ]);
});

import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { japanComing } from './feeds.ts';
import { DEMO_TABLES } from './tables.ts';
import type { DemoTable } from './tables.ts';
import { NOW } from './testing.ts';
import { writeDemoFeeds } from './writeDemoFeeds.ts';
import type { DemoFeedsOptions, DemoProgress, Manifest } from './writeDemoFeeds.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'demo-feeds-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const few = { bike: 60, bike_st: 60, korea: 600, china: 60, one: 60, hdm: 60, europe: 60, europe_st: 60 };
const options = (overrides: Partial<DemoFeedsOptions> = {}): DemoFeedsOptions => ({
  dir,
  coming: 21_000,
  sold: 300,
  others: { ...few, spec: 150, stock: 40 },
  seed: 4,
  now: NOW,
  ...overrides,
});
const noOthers = Object.fromEntries(
  [...Object.keys(few), 'spec', 'stock'].map((table) => [table, 0]),
) as DemoFeedsOptions['others'];

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const readText = (file: string): Promise<string> => readFile(join(dir, file), 'utf8');

async function readRecords(table: DemoTable): Promise<{ whole: object[]; cut: number }> {
  const { folder, source } = DEMO_TABLES[table];
  const whole: object[] = [];
  let cut = 0;
  for (const file of (await listFiles(join(dir, folder))).map((name) => join(folder, name))) {
    const text = await readText(file);
    if (source !== 'aleado') whole.push(...(JSON.parse(text) as object[]));
    else {
      for (const line of text.trimEnd().split('\n')) {
        try {
          whole.push(JSON.parse(line) as object);
        } catch {
          cut += 1;
        }
      }
    }
  }
  return { whole, cut };
}

describe('writeDemoFeeds', () => {
  it('writes every table completely and counts it in the manifest', async () => {
    const progress: DemoProgress[] = [];
    const manifest = await writeDemoFeeds(options({ onProgress: (step) => progress.push(step) }));
    for (const [table, report] of Object.entries(manifest.tables) as [
      DemoTable,
      Manifest['tables']['japan'],
    ][]) {
      const { whole, cut } = await readRecords(table);
      expect(whole.length + cut, table).toBe(report?.rows);
      expect(cut).toBe(report?.broken.json);
    }
    expect(Object.keys(manifest.tables)).toHaveLength(13);
    expect(JSON.parse(await readText('manifest.json'))).toEqual(manifest);
    expect(await listFiles(join(dir, 'aleado/japan'))).toEqual(['0001.ndjson', '0002.ndjson']);
    expect(await listFiles(join(dir, 'jpcenter/korea'))).toEqual(['0001.json', '0002.json', '0003.json']);
    expect(await listFiles(join(dir, 'wordpress/spec'))).toEqual(['0001.json', '0002.json']);
    const last = progress.at(-1);
    expect(last).toMatchObject({ table: 'japan_st', done: manifest.rows, total: manifest.rows });
    expect(progress[0]).toMatchObject({ table: 'japan', file: 'aleado/japan/0001.ndjson', rows: 20_000 });
    expect((await listFiles(dir)).some((name) => name.endsWith('.part'))).toBe(false);
  });

  it('writes the rows that the iterators yield, with strings as values', async () => {
    await writeDemoFeeds(options({ coming: 400, sold: 0, others: noOthers }));
    const { whole } = await readRecords('japan');
    expect(whole).toEqual([...japanComing({ count: 400, seed: 4, now: NOW })]);
    expect(whole.every((row) => Object.values(row).every((value) => typeof value === 'string'))).toBe(true);
  });

  it('writes the same bytes for a seed, over older files', async () => {
    await mkdir(join(dir, 'aleado/japan'), { recursive: true });
    await writeFile(join(dir, 'aleado/japan/0009.ndjson'), 'old');
    const small = options({ coming: 200 });
    await writeDemoFeeds(small);
    const first = await Promise.all((await listFiles(dir)).map(readText));
    await writeDemoFeeds(small);
    const again = await listFiles(dir);
    expect(await Promise.all(again.map(readText))).toEqual(first);
    expect(again).not.toContain('aleado/japan/0009.ndjson');
    await writeDemoFeeds({ ...small, seed: 5 });
    expect(await readText('aleado/japan/0001.ndjson')).not.toBe(first[0]);
  });

  it('rejects with the reason of an abort and leaves no .part file and no manifest', async () => {
    const abort = new AbortController();
    const reason = new Error('enough');
    const onProgress = (): void => abort.abort(reason);
    const writing = writeDemoFeeds(options({ coming: 60_000, signal: abort.signal, onProgress }));
    await expect(writing).rejects.toBe(reason);
    expect(await listFiles(dir)).toEqual(['aleado/japan/0001.ndjson']);
  });

  it('can be aborted within a file', async () => {
    const abort = new AbortController();
    const writing = writeDemoFeeds(options({ signal: abort.signal }));
    const timer = setInterval(() => {
      void listFiles(dir).then((files) => {
        if (files.some((name) => name.endsWith('.part'))) abort.abort();
      });
    }, 1);
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    clearInterval(timer);
    expect((await listFiles(dir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('writes nothing if it was aborted before', async () => {
    await expect(writeDemoFeeds(options({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await listFiles(dir)).toEqual([]);
  });
});

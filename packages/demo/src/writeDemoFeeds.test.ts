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
const options = (own: Partial<DemoFeedsOptions> = {}): DemoFeedsOptions => ({
  dir,
  coming: 21_000,
  sold: 300,
  others: { ...few, spec: 150, stock: 40 },
  seed: 4,
  now: NOW,
  ...own,
});
const noOthers = Object.fromEntries(
  [...Object.keys(few), 'spec', 'stock'].map((table) => [table, 0]),
) as DemoFeedsOptions['others'];

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const textOf = (file: string): Promise<string> => readFile(join(dir, file), 'utf8');

async function recordsOf(table: DemoTable): Promise<{ whole: object[]; cut: number }> {
  const { folder, source } = DEMO_TABLES[table];
  const whole: object[] = [];
  let cut = 0;
  for (const file of (await filesIn(join(dir, folder))).map((name) => join(folder, name))) {
    const text = await textOf(file);
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
  it('writes every table whole, and says so in the manifest', async () => {
    const progress: DemoProgress[] = [];
    const manifest = await writeDemoFeeds(options({ onProgress: (step) => progress.push(step) }));
    for (const [table, report] of Object.entries(manifest.tables) as [
      DemoTable,
      Manifest['tables']['japan'],
    ][]) {
      const { whole, cut } = await recordsOf(table);
      expect(whole.length + cut, table).toBe(report?.rows);
      expect(cut).toBe(report?.broken.json);
    }
    expect(Object.keys(manifest.tables)).toHaveLength(13);
    expect(JSON.parse(await textOf('manifest.json'))).toEqual(manifest);
    expect(await filesIn(join(dir, 'aleado/japan'))).toEqual(['0001.ndjson', '0002.ndjson']);
    expect(await filesIn(join(dir, 'jpcenter/korea'))).toEqual(['0001.json', '0002.json', '0003.json']);
    expect(await filesIn(join(dir, 'wordpress/spec'))).toEqual(['0001.json', '0002.json']);
    const last = progress.at(-1);
    expect(last).toMatchObject({ table: 'japan_st', done: manifest.rows, total: manifest.rows });
    expect(progress[0]).toMatchObject({ table: 'japan', file: 'aleado/japan/0001.ndjson', rows: 20_000 });
    expect((await filesIn(dir)).some((name) => name.endsWith('.part'))).toBe(false);
  });

  it('has in its files what the iterators give, every value a string', async () => {
    await writeDemoFeeds(options({ coming: 400, sold: 0, others: noOthers }));
    const { whole } = await recordsOf('japan');
    expect(whole).toEqual([...japanComing({ count: 400, seed: 4, now: NOW })]);
    expect(whole.every((row) => Object.values(row).every((value) => typeof value === 'string'))).toBe(true);
  });

  it('writes the same bytes for a seed, over older files', async () => {
    await mkdir(join(dir, 'aleado/japan'), { recursive: true });
    await writeFile(join(dir, 'aleado/japan/0009.ndjson'), 'old');
    const small = options({ coming: 200 });
    await writeDemoFeeds(small);
    const first = await Promise.all((await filesIn(dir)).map(textOf));
    await writeDemoFeeds(small);
    const again = await filesIn(dir);
    expect(await Promise.all(again.map(textOf))).toEqual(first);
    expect(again).not.toContain('aleado/japan/0009.ndjson');
    await writeDemoFeeds({ ...small, seed: 5 });
    expect(await textOf('aleado/japan/0001.ndjson')).not.toBe(first[0]);
  });

  it('stops at an abort with its reason and leaves no part and no manifest', async () => {
    const abort = new AbortController();
    const reason = new Error('enough');
    const onProgress = (): void => abort.abort(reason);
    const writing = writeDemoFeeds(options({ coming: 60_000, signal: abort.signal, onProgress }));
    await expect(writing).rejects.toBe(reason);
    expect(await filesIn(dir)).toEqual(['aleado/japan/0001.ndjson']);
  });

  it('stops in the midst of a file', async () => {
    const abort = new AbortController();
    const writing = writeDemoFeeds(options({ signal: abort.signal }));
    const timer = setInterval(() => {
      void filesIn(dir).then((files) => {
        if (files.some((name) => name.endsWith('.part'))) abort.abort();
      });
    }, 1);
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    clearInterval(timer);
    expect((await filesIn(dir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('does not begin when the abort came first', async () => {
    await expect(writeDemoFeeds(options({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await filesIn(dir)).toEqual([]);
  });
});

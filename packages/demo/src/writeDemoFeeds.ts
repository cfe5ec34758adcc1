import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { buildManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { DEFAULT_COMING, DEFAULT_OTHERS, DEMO_TABLES } from './tables.ts';
import type { DemoTable, OtherTable } from './tables.ts';
import { PartFile } from './writing/PartFile.ts';
import { writeTable } from './writing/writeTable.ts';

export type { Manifest } from './manifest.ts';
export type { DemoTable, OtherTable } from './tables.ts';

const DEFAULT_SOLD = 300_000;

export interface DemoProgress {
  table: DemoTable;
  /** Relative to the folder. */
  file: string;
  /** Rows of the finished file. */
  rows: number;
  done: number;
  /** Rows of all tables. */
  total: number;
}

export interface DemoFeedsOptions {
  dir: string;
  /** Rows of `japan`, default 60 000. */
  coming?: number;
  /** Rows of `japan_st`, default 300 000. */
  sold?: number;
  /** Rows of the other tables; 0 leaves a table out. */
  others?: Partial<Record<OtherTable, number>>;
  seed: number;
  now: Date;
  /** Called after each finished file. */
  onProgress?: (progress: DemoProgress) => void;
  signal?: AbortSignal;
}

/** Lists the tables with their numbers of rows, in the order of writing: current Japanese lots first, the sold ones last. */
function listCounts({
  coming = DEFAULT_COMING,
  sold = DEFAULT_SOLD,
  others,
}: DemoFeedsOptions): [DemoTable, number][] {
  const small = { ...DEFAULT_OTHERS, ...others };
  const counts: [DemoTable, number][] = [
    ['japan', coming],
    ...(Object.keys(DEFAULT_OTHERS) as OtherTable[]).map((table): [DemoTable, number] => [
      table,
      small[table],
    ]),
    ['japan_st', sold],
  ];
  return counts.filter(([, count]) => count > 0);
}

async function clear(dir: string): Promise<void> {
  await rm(join(dir, 'manifest.json'), { force: true });
  for (const { folder } of Object.values(DEMO_TABLES)) {
    await rm(join(dir, folder), { recursive: true, force: true });
  }
}

/**
 * Writes the demo feeds in their sources' own formats below `dir`, then manifest.json. The same options give
 * the same bytes. Rejects with `signal.reason` if it is aborted, and with an error of the file system. A file
 * gets its name only when it is complete, and no `.part` file remains.
 */
export async function writeDemoFeeds(options: DemoFeedsOptions): Promise<Manifest> {
  const { dir, seed, now, signal, onProgress } = options;
  signal?.throwIfAborted();
  await clear(dir);
  const counts = listCounts(options);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const tables: Manifest['tables'] = {};
  let done = 0;
  for (const [table, count] of counts) {
    const onFile = (file: string, rows: number): void => {
      done += rows;
      onProgress?.({ table, file, rows, done, total });
    };
    tables[table] = await writeTable({ table, dir, count, seed, now, signal, onFile });
  }
  const manifest = buildManifest(seed, now, tables);
  const file = await PartFile.create(join(dir, 'manifest.json'));
  try {
    await file.write(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
  return manifest;
}

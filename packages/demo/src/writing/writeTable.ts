import { join } from 'node:path';

import { createFaultPicker } from '../faults.ts';
import { ROW_MAKERS } from '../makers.ts';
import { makeBrokenCounts } from '../manifest.ts';
import type { TableReport } from '../manifest.ts';
import { deriveSeed } from '../random.ts';
import type { FeedOptions } from '../rows/options.ts';
import { DEMO_TABLES } from '../tables.ts';
import type { DemoTable } from '../tables.ts';
import { FILE_FORMATS, formatFileName, formatRecord } from './formats.ts';
import { PartFile } from './PartFile.ts';

export interface TableJob extends FeedOptions {
  readonly table: DemoTable;
  readonly dir: string;
  readonly signal: AbortSignal | undefined;
  /** Called after each finished file with its path below `dir` and its number of rows. */
  readonly onFile: (file: string, rows: number) => void;
}

/** Writes the files of a table. After an abort or a failure the finished files remain, and the open one is removed. */
export async function writeTable(job: TableJob): Promise<TableReport> {
  const { table, dir, count, seed, signal, onFile } = job;
  const { source, folder } = DEMO_TABLES[table];
  const format = FILE_FORMATS[source];
  const make = ROW_MAKERS[table](job);
  const pickFault = createFaultPicker(table, deriveSeed(seed, table));
  const report: TableReport = { source, rows: count, files: 0, bytes: 0, broken: makeBrokenCounts() };
  const buffers = PartFile.allocateBuffers();

  const fill = async (file: PartFile, first: number, end: number): Promise<void> => {
    await file.write(format.before);
    for (let row = first; row < end; row += 1) {
      const fault = pickFault(row);
      if (fault !== undefined) report.broken[fault] += 1;
      if (row > first && format.between !== '') await file.write(format.between);
      const flushed = file.write(formatRecord(source, make(row), row, fault));
      if (flushed !== undefined) {
        await flushed;
        signal?.throwIfAborted();
      }
    }
    await file.write(format.after);
  };

  for (let first = 0; first < count; first += format.rowsPerFile) {
    signal?.throwIfAborted();
    const end = Math.min(count, first + format.rowsPerFile);
    const path = `${folder}/${formatFileName(format, report.files + 1)}`;
    const file = await PartFile.create(join(dir, path), buffers);
    try {
      await fill(file, first, end);
      signal?.throwIfAborted();
      await file.finish();
    } catch (error) {
      await file.discard();
      throw error;
    }
    report.files += 1;
    report.bytes += file.bytes;
    onFile(path, end - first);
  }
  return report;
}

import { statSync } from 'node:fs';
import path from 'node:path';
import { IngestLocked } from '../db/ingestLock.ts';
import { migrateSchema } from '../db/migrate.ts';
import { openForImport } from '../db/open.ts';
import { readEnv } from '../env.ts';
import { seedDemo, type SeedProgress } from '../ingest/demo/seedDemo.ts';
import { isDiskFull } from './diskFull.ts';
import { ProgressLine } from './ProgressLine.ts';
import { reportTable } from './reportTable.ts';
import { parseSeedArgs, USAGE, UsageError } from './seedArgs.ts';

/** On the disk a lot takes about so much in its feed and in the database together. */
const BYTES_PER_LOT = 1700;

const number = (value: number): string => value.toLocaleString('en-US');
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());

async function main(): Promise<number> {
  const { request, dataDir: chosen, keepFeeds, help } = parseSeedArgs(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const env = readEnv();
  const dataDir = chosen === undefined ? env.dataDir : path.resolve(chosen);
  const file = path.join(dataDir, path.basename(env.databaseFile));
  const begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
  const line = new ProgressLine(process.stderr);
  const onProgress = ({ what, rows, totalRows }: SeedProgress) => {
    const share = Math.floor((100 * rows) / Math.max(1, totalRows));
    line.show(`Demo lots: ${number(rows)} of ${number(totalRows)} (${share} %), ${what}, ${seconds()} s`);
  };
  try {
    await migrateSchema(file);
    const db = openForImport(file);
    try {
      const outcome = await seedDemo({ db, request, dataDir, keepFeeds, signal: stopped.signal, onProgress });
      line.end();
      if (outcome.kind === 'refused') {
        console.error(outcome.why);
        return 1;
      }
      if (outcome.kind === 'nothing') {
        console.log(outcome.why);
        return 0;
      }
      console.log(reportTable(outcome.reports));
    } finally {
      db.close();
    }
    console.log(`${file}: ${number(Math.round(statSync(file).size / 1e6))} MB, ready after ${seconds()} s`);
    return 0;
  } catch (error) {
    line.end();
    if (stopped.signal.aborted) return 130;
    if (isDiskFull(error)) {
      const megabytes = Math.ceil(((request.coming + request.sold) * BYTES_PER_LOT) / 1e6);
      console.error(
        `The disk of ${dataDir} is full: the demo data needs about ${number(megabytes)} MB. Free some space, or choose another place with --data-dir.`,
      );
      return 1;
    }
    throw error;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof IngestLocked) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

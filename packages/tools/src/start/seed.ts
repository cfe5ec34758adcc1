import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readLogTail } from '../lib/logTail.ts';
import { run } from '../lib/run.ts';

/** Thrown when the demo data could not be prepared. The message contains the last lines of the log. */
export class SeedError extends Error {
  override name = 'SeedError';
}

/** True when the data directory contains no database file. */
export function mustSeed(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  return !readdirSync(dataDir).some((name) => /\.(sqlite3?|db)$/.test(name));
}

export interface SeedOptions {
  root: string;
  dataDir: string;
  logFile: string;
  /** Options of `npm run operator -- seed`. Default: `--if-needed`. */
  args?: string[];
  signal?: AbortSignal;
  /** Called with each line that the program prints. */
  onDetail?: (text: string) => void;
}

/** Runs the backend's program that fills the database with demo data; throws SeedError. */
export async function seed({
  root,
  dataDir,
  logFile,
  args = ['--if-needed'],
  signal,
  onDetail,
}: SeedOptions): Promise<void> {
  const program = path.join(root, 'apps/backend/src/operator/cli/seed.ts');
  const code = await run(process.execPath, [program, ...args], {
    cwd: root,
    logFile,
    env: { VVOZ_DATA_DIR: dataDir, NO_COLOR: '1' },
    ...(signal === undefined ? {} : { signal }),
    ...(onDetail === undefined ? {} : { onLine: (line: string) => onDetail(line.trim()) }),
  });
  if (code === 0) return;
  const lines = readLogTail(logFile, 40).map((line) => `  ${line}`);
  throw new SeedError([`Preparing the demo data failed. The whole log: ${logFile}`, ...lines].join('\n'));
}

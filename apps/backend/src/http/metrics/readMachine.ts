import { stat } from 'node:fs/promises';
import { countQuarantined } from '../../ingest/findQuarantined.ts';
import { findRuns } from '../../ingest/health/feedRuns.ts';
import { readDiskSpace } from '../../lib/diskSpace.ts';
import type { StateDb } from '../../state/schema.ts';

/** What `/metrics` has of the machine and of the imports, beside what the services count. */
export interface MachineFigures {
  readonly disk: { readonly freeBytes: number; readonly bytes: number } | undefined;
  readonly catalogueBytes: number;
  /** Seconds that the last finished import of each source took. */
  readonly importSeconds: ReadonlyMap<string, number>;
  readonly quarantined: number;
}

const MS_PER_SECOND = 1000;

const readSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Reads the figures of a machine now. Rejects with the errors of the operator's database. */
export async function readMachine(
  db: StateDb,
  { dataDir, databaseFile }: { readonly dataDir: string; readonly databaseFile: string },
): Promise<MachineFigures> {
  const [disk, sizes, runs, quarantined] = await Promise.all([
    readDiskSpace(dataDir),
    Promise.all([databaseFile, `${databaseFile}-wal`].map(readSize)),
    findRuns(db),
    countQuarantined(db, undefined),
  ]);
  const importSeconds = new Map<string, number>();
  for (const { source, outcome, started_at, finished_at } of runs)
    if (outcome !== 'running' && !importSeconds.has(source))
      importSeconds.set(source, (Date.parse(finished_at) - Date.parse(started_at)) / MS_PER_SECOND);
  return { disk, catalogueBytes: sizes.reduce((sum, size) => sum + size, 0), importSeconds, quarantined };
}

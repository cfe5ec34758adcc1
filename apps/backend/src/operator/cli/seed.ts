import { statSync } from 'node:fs';
import path from 'node:path';
import { claimPlayFolder, findPlayObstacle } from '@vvoz/demo/playFolder';
import { migrateSchema } from '../../catalogue/db/migrate.ts';
import { openForImport } from '../../catalogue/db/open.ts';
import { readEnv, type Env } from '../../env.ts';
import { claimCatalogue } from '../../ingest/claimCatalogue.ts';
import { seedDemo, type SeedOptions, type SeedOutcome } from '../../demo/seedDemo.ts';
import { moveOwnState, openOwnState, type OwnState } from '../openOwnState.ts';
import { explain } from './explain.ts';
import { createPrivateFiles } from '../../lib/privateFiles.ts';
import { printFailure } from './printFailure.ts';
import { ProgressLine } from './ProgressLine.ts';
import { formatReports } from './formatReports.ts';
import { parseSeedArgs, USAGE } from './seedArgs.ts';

/** Disk space of one lot: feed file and database together. */
const BYTES_PER_LOT = 1700;
const INTERRUPTED = 130;

const formatNumber = (value: number): string => value.toLocaleString('en-US');
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
createPrivateFiles();

/** Returns why demo lots must not be written here. */
const findObstacle = (env: Env, dataDir: string): string | undefined =>
  env.isInstallation
    ? 'The variables are those of an installation (DATABASE_URL, a target of leads, backups …), and demo lots are for a demo.'
    : findPlayObstacle(dataDir);

async function fillDatabase(
  ownState: OwnState,
  options: Omit<SeedOptions, 'db' | 'state'>,
): Promise<SeedOutcome> {
  // The operator's data first: once the catalogue's file exists, missing data counts as lost.
  const state = await openOwnState(ownState);
  await migrateSchema(ownState.databaseFile);
  const db = openForImport(ownState.databaseFile);
  try {
    await claimCatalogue(db, state);
    return await seedDemo({ db, state: state.db, ...options });
  } finally {
    db.close();
    await state.close();
  }
}

async function main(): Promise<number> {
  const { request, dataDir: chosen, keepFeeds, inInstallation, help } = parseSeedArgs(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const env = readEnv();
  const dataDir = chosen === undefined ? env.dataDir : path.resolve(chosen);
  const obstacle = inInstallation ? undefined : findObstacle(env, dataDir);
  if (obstacle !== undefined) {
    console.error(`${obstacle} Nothing was changed.`);
    // `npm start` goes on with what there is.
    return request.ifNeeded ? 0 : 1;
  }
  if (!inInstallation) claimPlayFolder(dataDir);
  const ownState = moveOwnState(env, dataDir);
  const file = ownState.databaseFile;
  const startedAt = performance.now();
  const formatSeconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  const line = new ProgressLine(process.stderr);
  const onProgress: SeedOptions['onProgress'] = ({ step, rows, totalRows }) => {
    const share = Math.floor((100 * rows) / Math.max(1, totalRows));
    line.show(
      `Demo lots: ${formatNumber(rows)} of ${formatNumber(totalRows)} (${share} %), ${step}, ${formatSeconds()} s`,
    );
  };
  try {
    const outcome = await fillDatabase(ownState, {
      request,
      dataDir,
      keepFeeds,
      signal: stopped.signal,
      onProgress,
    });
    line.end();
    if (outcome.kind === 'refused') {
      console.error(outcome.why);
      return 1;
    }
    if (outcome.kind === 'nothing') {
      console.log(outcome.why);
      return 0;
    }
    console.log(formatReports(outcome.reports));
    console.log(
      `${file}: ${formatNumber(Math.round(statSync(file).size / 1e6))} MB, ready after ${formatSeconds()} s`,
    );
    return 0;
  } catch (error) {
    line.end();
    if (stopped.signal.aborted) return INTERRUPTED;
    const megabytes = Math.ceil(((request.coming + request.sold) * BYTES_PER_LOT) / 1e6);
    const sentence = explain(error, { dataDir, megabytes });
    if (sentence === undefined) throw error;
    console.error(sentence);
    return 1;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  printFailure(error, USAGE);
  process.exitCode = 1;
}

import path from 'node:path';
import { readEnv } from '../../env.ts';
import { readDrifts } from '../../estimate/estimateNotes.ts';
import { checkFile, formatFileCheck } from '../../ingest/checkFile.ts';
import { SourceNotSet } from '../../ingest/openFeed.ts';
import { findSource, runSource } from '../../ingest/runSource.ts';
import type { SourceSettings } from '../../ingest/sources/sources.ts';
import { assessFeeds } from '../../ingest/health/feedHealth.ts';
import { findRuns } from '../../ingest/health/feedRuns.ts';
import { sendAlarms } from '../../ingest/health/sendAlarms.ts';
import { listFeeds } from '../schedule/listFeeds.ts';
import { reportCoverage } from './coverageReport.ts';
import { formatFeedReport } from './feedReport.ts';
import { formatDrifts, formatFeedStatus } from './feedStatus.ts';
import type { Environment } from '../../lib/variableGroup.ts';
import type { State } from '../../state/openState.ts';
import { moveOwnState, openOwnState } from '../openOwnState.ts';
import { parseIngestArgs, USAGE, type FeedsCommand, type IngestArgs } from './ingestArgs.ts';
import { formatProgressBar } from './formatProgressBar.ts';
import { ProgressLine } from './ProgressLine.ts';
import { formatReports } from './formatReports.ts';

const formatNumber = (value: number): string => value.toLocaleString('en-US');

/**
 * Checks a source's files. Returns undefined for a source without a check. Rejects with an OperatorError that names the
 * faults.
 */
async function checkSource(
  args: IngestArgs,
  allSettings: SourceSettings,
  dir: string | undefined,
): Promise<string | undefined> {
  const { source, settings } = findSource(args.source, allSettings);
  if (source.kind !== 'other' || !source.check) return undefined;
  if (settings === undefined) throw new SourceNotSet(source);
  return source.check(settings, dir);
}

/** Prints the state of the feeds, or what their last imports lost. */
async function showFeeds(
  command: FeedsCommand,
  state: State,
  settings: SourceSettings,
  catalogueFile: string,
): Promise<void> {
  if (command.kind === 'report') {
    console.log(formatFeedReport(await findRuns(state.db, command.table)));
    if (command.table === undefined) console.log(`\n${await reportCoverage(catalogueFile, state.db)}`);
  } else {
    const expected = listFeeds(settings);
    console.log(formatFeedStatus(assessFeeds(await findRuns(state.db), new Date(), expected)));
    const drifts = await readDrifts(state.db);
    if (drifts.length > 0) console.log(`\n${formatDrifts(drifts)}`);
  }
}

/**
 * Runs the command: imports, checks files, or shows the feeds. Prints to the console; returns the exit code. Rejects with an
 * OperatorError that says what is wrong.
 * @param words words of the command line after the name of the program
 * @param environment variables to read; `process.env` of the program
 * @param signal stops an import
 */
export async function runIngest(
  words: readonly string[],
  environment: Environment,
  signal: AbortSignal,
): Promise<number> {
  const args = parseIngestArgs(words);
  if (args.kind === 'import' && args.help) {
    console.log(USAGE);
    return 0;
  }
  if (args.kind === 'check') {
    const check = await checkFile(args.file, args.table, new Date());
    console.log(formatFileCheck(check));
    return Number(check.rejected.length > 0 || check.records === 0);
  }
  const env = readEnv(environment);
  const dataDir = args.dataDir === undefined ? env.dataDir : path.resolve(args.dataDir);
  const ownState = moveOwnState(env, dataDir);
  if (args.kind !== 'import') {
    const state = await openOwnState(ownState);
    try {
      await showFeeds(args, state, env.sources, ownState.databaseFile);
    } finally {
      await state.close();
    }
    return 0;
  }
  const dir = args.dir === undefined ? undefined : path.resolve(args.dir);
  const checked = args.check ? checkSource(args, env.sources, dir) : undefined;
  if (checked !== undefined) {
    console.log(checked);
    return 0;
  }
  const state = await openOwnState(ownState);
  const line = new ProgressLine(process.stderr);
  const startedAt = performance.now();
  const formatSeconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  try {
    const report = await runSource(
      { source: args.source, tables: args.tables, dir, ifChanged: args.ifChanged },
      {
        settings: env.sources,
        state,
        catalogueFile: ownState.databaseFile,
        signal,
        onProgress: (table, read, expected) =>
          line.show(
            `${table} ${formatProgressBar(read, expected)} ${formatNumber(read)} read, ${formatSeconds()} s`,
          ),
      },
    );
    line.end();
    if (report.kind === 'other') {
      for (const warning of report.warnings) console.error(warning);
      console.log(report.summary);
    } else
      console.log(
        report.reports.length > 0 ? formatReports(report.reports) : `${args.source}: nothing to read`,
      );
    return 0;
  } finally {
    line.end();
    for (const fault of await sendAlarms(state.db, env.targets)) console.error(fault);
    await state.close();
  }
}

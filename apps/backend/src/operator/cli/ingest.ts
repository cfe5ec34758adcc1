import path from 'node:path';
import { importFolder } from '../../content/importFolder.ts';
import { ContentProblems } from '../../content/files/problem.ts';
import { readContentFolder } from '../../content/files/readContentFolder.ts';
import { loadTables } from '../../cost/loadTables.ts';
import { isCostedBy, recostLots } from '../../cost/lots/recostLots.ts';
import { createCostSource } from '../../cost/store/costSource.ts';
import { IngestLocked, withIngestLock } from '../../catalogue/db/ingestLock.ts';
import { migrateSchema } from '../../catalogue/db/migrate.ts';
import { openForImport } from '../../catalogue/db/open.ts';
import { readEnv, type Env } from '../../env.ts';
import { SourceNotSet } from '../../ingest/feedOf.ts';
import { ingestSource } from '../../ingest/ingestSource.ts';
import { NoFeedFiles } from '../../ingest/transports/folderFeed.ts';
import { WordpressError } from '../../ingest/transports/wordpressPages.ts';
import { CbrError, fetchCbr } from '../../cost/rates/cbr.ts';
import { ratesOn, saveRates } from '../../cost/rates/ratesStore.ts';
import { openState, type State, type StatePlace } from '../../state/openState.ts';
import { parseIngestArgs, USAGE, type IngestArgs } from './ingestArgs.ts';
import { progressBar } from './progressBar.ts';
import { ProgressLine } from './ProgressLine.ts';
import { reportTable } from './reportTable.ts';
import { UsageError } from './seedArgs.ts';

const INTERRUPTED = 130;
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());

const number = (value: number): string => value.toLocaleString('en-US');

async function content(state: State, dir: string): Promise<void> {
  const { read, added, changed, unchanged, removed } = await importFolder(state, dir);
  console.log(
    `content: read ${read}, new ${added}, changed ${changed}, unchanged ${unchanged}, removed ${removed}`,
  );
}

async function rates(state: State, { sources }: Env): Promise<void> {
  if (!sources.cbr) throw new SourceNotSet('cbr: set VVOZ_CBR_URL (https://www.cbr.ru).');
  const today = new Date().toISOString().slice(0, 10);
  const before = await ratesOn(state.db, today);
  const previous = Object.fromEntries(Object.values(before).map(({ currency, rub }) => [currency, rub]));
  const {
    day,
    rates: told,
    rejected,
  } = await fetchCbr({ url: sources.cbr.url, signal: stopped.signal }, today, previous);
  const changed = await saveRates(state.db, told);
  for (const { currency, reason } of rejected) console.error(`cbr: ${currency} is left as it was: ${reason}`);
  console.log(
    `cbr: rates of ${day}, read ${told.length}, new or changed ${changed}, left out ${rejected.length}`,
  );
}

async function lots(state: State, env: Env, args: IngestArgs, file: string): Promise<void> {
  const { source } = args;
  if (source === 'content' || source === 'cbr' || source === 'costs') return;
  await migrateSchema(file);
  const db = openForImport(file);
  const line = new ProgressLine(process.stderr);
  const begun = performance.now();
  try {
    const reports = await ingestSource({
      db,
      state,
      source,
      tables: args.tables,
      sources: env.sources,
      ifChanged: args.ifChanged,
      signal: stopped.signal,
      ...(args.dir === undefined ? {} : { dir: path.resolve(args.dir) }),
      onProgress: (what, read, expected) =>
        line.show(
          `${what} ${progressBar(read, expected)} ${number(read)} read, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
        ),
    });
    line.end();
    console.log(reports.length > 0 ? reportTable(reports) : `${source}: nothing to read`);
  } finally {
    line.end();
    db.close();
  }
}

async function costs(state: State, { ifChanged }: IngestArgs, file: string): Promise<void> {
  await migrateSchema(file);
  const data = await createCostSource(state.db, await loadTables()).on();
  const db = openForImport(file);
  try {
    if (ifChanged && isCostedBy(db, data)) console.log('costs: nothing is other than at the last time');
    else
      await withIngestLock(db, async () => {
        const changed = recostLots(db, data, stopped.signal);
        console.log(`costs: changed ${number(changed)}`);
      });
  } finally {
    db.close();
  }
}

async function main(): Promise<number> {
  const args = parseIngestArgs(process.argv.slice(2));
  if (args.help) {
    console.log(USAGE);
    return 0;
  }
  const env = readEnv();
  const contentDir = args.dir === undefined ? env.contentDir : path.resolve(args.dir);
  if (args.source === 'content' && args.check) {
    readContentFolder(contentDir);
    console.log(`${contentDir}: in order`);
    return 0;
  }
  const dataDir = args.dataDir === undefined ? env.dataDir : path.resolve(args.dataDir);
  const place: StatePlace =
    'url' in env.state ? env.state : { file: path.join(dataDir, path.basename(env.state.file)) };
  const state = await openState(place);
  try {
    if (args.source === 'content') await content(state, contentDir);
    else if (args.source === 'cbr') await rates(state, env);
    else if (args.source === 'costs')
      await costs(state, args, path.join(dataDir, path.basename(env.databaseFile)));
    else await lots(state, env, args, path.join(dataDir, path.basename(env.databaseFile)));
    return 0;
  } finally {
    await state.close();
  }
}

/** Not this program's fault: one sentence is enough. */
const EXPLAINED = [
  UsageError,
  SourceNotSet,
  NoFeedFiles,
  IngestLocked,
  ContentProblems,
  CbrError,
  WordpressError,
];

try {
  process.exitCode = await main();
} catch (error) {
  if (stopped.signal.aborted) process.exitCode = INTERRUPTED;
  else {
    const known = EXPLAINED.some((kind) => error instanceof kind);
    console.error(known ? (error as Error).message : error);
    if (error instanceof UsageError) console.error(`\n${USAGE}`);
    process.exitCode = 1;
  }
}

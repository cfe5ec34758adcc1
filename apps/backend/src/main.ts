import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { markInstallation } from '@vvoz/demo/playFolder';
import { buildApp } from './http/app.ts';
import { readMachine } from './http/metrics/readMachine.ts';
import { createFigures } from './http/metrics/createFigures.ts';
import { createChatService } from './chat/chatService.ts';
import { createCachedCatalogueStore } from './catalogue/createCachedCatalogueStore.ts';
import { createSqliteCatalogueStore } from './catalogue/sqlite/SqliteCatalogueStore.ts';
import { createClickHouseCatalogueStore } from './catalogue/clickhouse/ClickHouseCatalogueStore.ts';
import { startPublisher } from './catalogue/clickhouse/startPublisher.ts';
import { createContentWatch } from './content/createContentWatch.ts';
import { createContentStore } from './content/createContentStore.ts';
import { ContentProblems } from './content/files/problem.ts';
import { findProblems } from './content/findProblems.ts';
import { importFolder } from './content/importFolder.ts';
import { createCostService } from './cost/http/CostService.ts';
import { loadTables } from './cost/loadTables.ts';
import { createCostSource } from './cost/store/costSource.ts';
import { seedSettings } from './cost/store/settingsStore.ts';
import { prepareCatalogue } from './catalogue/db/prepareCatalogue.ts';
import { readEnv } from './env.ts';
import { ForeignCatalogue } from './ingest/claimCatalogue.ts';
import { withCatalogue } from './ingest/withCatalogue.ts';
import { isUnavailable } from './lib/sqliteFile.ts';
import { createExplainer } from './estimate/createExplainer.ts';
import { readDrifts } from './estimate/estimateNotes.ts';
import { assessFeeds } from './ingest/health/feedHealth.ts';
import { findRuns } from './ingest/health/feedRuns.ts';
import { createCaptcha } from './leads/captcha/createCaptcha.ts';
import { createIndexNow } from './indexNow/createIndexNow.ts';
import { createLeadService } from './leads/leadService.ts';
import { createPictures } from './pictures/createPictures.ts';
import { collectMetrics } from './http/routes/collectMetrics.ts';
import type { App } from './http/server/App.ts';
import type { Services } from './http/routes/route.ts';
import { createAlarmWatch } from './operator/alarms/createAlarmWatch.ts';
import { findExampleRemains, isPublicOrigin } from './operator/doctor/exampleRemains.ts';
import { openOwnState } from './operator/openOwnState.ts';
import { addOperatorPage } from './operator/page/addOperatorPage.ts';
import { createScheduler } from './operator/schedule/createScheduler.ts';
import { listFeeds } from './operator/schedule/listFeeds.ts';
import { listBackupJobs } from './operator/schedule/nightlyBackup.ts';
import { findUnnamedRecipients } from './operator/privacy/findUnnamedRecipients.ts';
import { listOutcomeJobs } from './operator/schedule/outcomes.ts';
import { RETENTION_JOB } from './operator/schedule/retention.ts';
import { runJob } from './operator/schedule/runJob.ts';
import { listJobs } from './operator/schedule/timetable.ts';
import { OperatorError } from './lib/OperatorError.ts';
import { claimNode } from './state/claimNode.ts';
import { readBackupHealth } from './state/backupNotes.ts';
import { StateUnavailable } from './state/StateUnavailable.ts';
import { hashPassword } from './lib/passwordHash.ts';
import { closeDataFolder } from './lib/privateFiles.ts';

/** Runs a step. Prints an OperatorError without its stack, and exits. */
async function orExit<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Imports the content folder. Returns why it could not. */
async function findContentFaults(dir: string): Promise<OperatorError | undefined> {
  try {
    await importFolder(state, dir);
    return undefined;
  } catch (error) {
    if (error instanceof ContentProblems || error instanceof StateUnavailable) return error;
    throw error;
  }
}

/** Throws an OperatorError when a public name would show the invented company of the example. */
async function refuseExample(): Promise<void> {
  const names = Object.values(env.origins).filter(isPublicOrigin);
  if (names.length === 0 || env.allowsExample) return;
  const remains = await findExampleRemains(state.db);
  if (remains.length > 0)
    throw new OperatorError(
      `${names.join(', ')} would show a company that does not exist. The content still has:\n${remains.map((what) => `  ${what}\n`).join('')}Replace it (VVOZ_CONTENT_DIR) and run npm run operator -- doctor. For a test host set VVOZ_ALLOW_EXAMPLE=true.`,
    );
}

/** Returns why this process must not import lots: the catalogue is not that of the operator's data. */
async function findWriterFault(): Promise<string | undefined> {
  try {
    await withCatalogue(env.databaseFile, state, async () => undefined);
    return undefined;
  } catch (error) {
    if (error instanceof ForeignCatalogue) return error.message;
    // A locked file is no reason to stay down: each import checks again.
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}

/** How long running requests may take to end after a signal, ms. */
const GRACE_MS = 10_000;
/** Exit code of a process that a signal ended, as shells count. */
const ENDED_BY = { SIGINT: 130, SIGTERM: 143 } as const;

// The log may be a file on a full disk. Leads and pages are worth more than its lines.
process.stdout.on('error', () => undefined);
const env = await orExit(readEnv);
const openPaths = closeDataFolder(env.dataDir);
const releaseNode = await orExit(() => claimNode(env.dataDir));
// Before the catalogue, whose file shows that the operator's data must be there.
const state = await orExit(() => openOwnState(env, { isThreaded: true }));
// After the check for lost data. Programs that play then keep away from this folder.
if (env.isInstallation && env.play === undefined) markInstallation(env.dataDir);
const catalogue = await prepareCatalogue(env.databaseFile);
await seedSettings(state.db);
const costSource = createCostSource(state.db, await loadTables());
const contentFaults = env.sources.content && (await findContentFaults(env.sources.content.dir));
await orExit(refuseExample);
const writerFault = catalogue.fault === undefined && !env.isReader ? await findWriterFault() : undefined;
const isWriter = writerFault === undefined && !env.isReader;
const store = createCachedCatalogueStore(
  env.clickHouse === undefined
    ? createSqliteCatalogueStore({
        file: env.databaseFile,
        // The index begins before the log exists.
        note: ({ level, facts, message }) => void listening.promise.then(() => log[level](facts, message)),
      })
    : createClickHouseCatalogueStore({ location: env.clickHouse }),
);

/** Resolves when the log exists and visitors are answered. */
const listening = Promise.withResolvers<void>();

/** Log of the background work, which starts before the application and its log exist. */
const log = {
  info: (facts: object, message: string) => app.log.info(facts, message),
  warn: (facts: object, message: string) => app.log.warn(facts, message),
  error: (facts: object, message: string) => app.log.error(facts, message),
};
const leads = await createLeadService({
  state,
  targets: env.targets,
  log,
  trustedIps: env.trusted,
  captcha: createCaptcha({
    provider: await env.captcha.open(state),
    db: state.db,
    log,
    isRequired: env.captcha.isRequired,
  }),
});
const chat = createChatService({ db: state.db, log, telegram: env.chatTelegram });
const feeds = async () => assessFeeds(await findRuns(state.db), new Date(), listFeeds(env.sources));
const services: Services = {
  store,
  content: createContentStore(state.db),
  pictures: createPictures({
    store,
    dir: path.join(env.dataDir, 'pictures'),
    bucket: env.pictureBucket,
    hosts: env.pictureHosts,
    maxBytes: env.pictureCacheBytes,
    log,
  }),
  leads,
  chat,
  costs: createCostService(costSource),
  feeds,
  writerFault,
  machine: () => readMachine(state.db, env),
  backups: () => readBackupHealth(state.db),
  drifts: () => readDrifts(state.db),
  explain: createExplainer(env.databaseFile, state.db),
  figures: createFigures(),
  origins: Object.values(env.origins),
  trusted: env.trusted,
  hstsSeconds: env.hstsSeconds,
  release: env.release,
};
const app: App = await buildApp(services, {
  level: env.logLevel,
  stream: process.stdout,
  ...(env.play === undefined ? {} : { mixin: () => ({ play: env.play }) }),
});

if (env.operator)
  await addOperatorPage(app, {
    state,
    leads,
    feeds,
    checkContent: async () => env.sources.content && findProblems(env.sources.content.dir),
    targets: env.targets.map(({ name }) => name),
    passwordHash: 'hash' in env.operator ? env.operator.hash : await hashPassword(env.operator.password),
    trusted: env.trusted,
  });

/** Loads the SDK of OpenTelemetry only where it is wanted. */
async function startTelemetry(): Promise<() => Promise<void>> {
  if (!env.telemetry) return async () => undefined;
  const { startExport } = await import('@vvoz/telemetry/export/startExport');
  return startExport({
    ...env.telemetry,
    version: env.release?.version ?? 'checkout',
    warn: (message) => log.warn({ reason: message }, 'telemetry not sent'),
    collect: () => collectMetrics(services),
  });
}
const stopTelemetry = await startTelemetry();

/** Resolves when everything below has started. A signal can come as soon as the server listens. */
const started = Promise.withResolvers<void>();
let stopping = false;

/**
 * Waits for the end of the start and for running requests, then closes the stores. A second signal ends the process at
 * once.
 */
async function stop(signal: keyof typeof ENDED_BY): Promise<void> {
  if (stopping) process.exit(ENDED_BY[signal]);
  stopping = true;
  app.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  await started.promise;
  endPreparing();
  await Promise.all([
    app.close(),
    scheduler.stop(),
    stopWatching(),
    stopPublisher?.(),
    stopContentWatch?.(),
    indexNow && indexNow.close(),
  ]);
  await stopTelemetry();
  await Promise.all([leads.close(), chat.close()]);
  await store.close();
  await state.close();
  releaseNode();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

await app.listen({ port: env.port, host: env.host });
listening.resolve();
const unnamed = await findUnnamedRecipients(state.db, env);
if (unnamed.length > 0)
  app.log.warn({ recipients: unnamed }, 'the privacy policy does not name everyone who gets personal data');
if (openPaths.length > 0)
  app.log.warn(
    { paths: openPaths },
    'other users of this machine may read the data folder; remove their permissions',
  );
leads.start();
chat.start();
// An editor's mistake or a locked database must not stop the site: the content of the last import stays in use.
if (contentFaults)
  app.log.error(
    { faults: contentFaults.message.split('\n') },
    'content folder not imported; serving the last imported content',
  );
const { content: contentFolder } = env.sources;
const stopContentWatch =
  contentFolder &&
  createContentWatch({
    dir: contentFolder.dir,
    importNow: () => importFolder(state, contentFolder.dir),
    isImportDue: contentFaults instanceof StateUnavailable,
    log,
  }).start();
const endPreparing = catalogue.keepTrying(log);
const indexNow =
  env.indexNow &&
  isWriter &&
  createIndexNow({ ...env.indexNow, store, db: state.db, sites: env.origins, log });
if (indexNow) indexNow.start();
if (writerFault !== undefined) app.log.error({ reason: writerFault }, 'lots are not imported');
const holder = randomUUID();
const importJobs = isWriter ? listJobs(env.sources) : [];
const scheduler = createScheduler({
  state: state.db,
  jobs: [...importJobs, RETENTION_JOB, ...listOutcomeJobs(env.targets), ...listBackupJobs(env.backups)],
  run: (job, signal) => runJob(job, { state, env, log }, signal),
  holder,
  log,
});
const stopPublisher =
  env.clickHouse !== undefined && isWriter
    ? startPublisher({ file: env.databaseFile, location: env.clickHouse, db: state.db, holder, log })
    : undefined;
const stopWatching = createAlarmWatch({
  db: state.db,
  env,
  jobs: importJobs,
  checkWritable: () => leads.checkWritable(),
  countAnswers: services.figures.requests.countAnswers,
  holder,
  log,
}).start();
started.resolve();

import { existsSync } from 'node:fs';
import { isImporting } from '../../catalogue/db/ingestLock.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import type { Env } from '../../env.ts';
import { sendAlarm } from '../../ingest/health/sendAlarms.ts';
import { findRuns } from '../../ingest/health/feedRuns.ts';
import { countLeads } from '../../leads/countLeads.ts';
import { readDiskSpace } from '../../lib/diskSpace.ts';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { BucketStorage } from '../../pictures/storage/BucketStorage.ts';
import { readBackupHealth } from '../../state/backupNotes.ts';
import { takeLease } from '../../state/lease.ts';
import { readOrCreateNote } from '../../state/notes.ts';
import type { StateDb } from '../../state/schema.ts';
import type { Job } from '../schedule/timetable.ts';
import {
  findBackupProblems,
  findDiskProblems,
  findErrorProblems,
  findKilledImports,
  findLateImports,
  findLeadProblems,
  type AnswerCounts,
  type LeadBacklog,
  type Problem,
} from './alarmRules.ts';

export interface AlarmWatchOptions {
  readonly db: StateDb;
  readonly env: Pick<
    Env,
    'targets' | 'dataDir' | 'databaseFile' | 'pictureBucket' | 'backups' | 'watchUrls' | 'heartbeatUrl'
  >;
  readonly jobs: readonly Job[];
  /** Rejects while leads cannot be written. */
  readonly checkWritable: () => Promise<void>;
  /** Answers of this process since its start. */
  readonly countAnswers: () => AnswerCounts;
  /** Unique id of this process. */
  readonly holder: string;
  readonly log: { readonly warn: (facts: object, message: string) => void };
  readonly clock?: () => Date;
}

export interface AlarmWatch {
  /** Looks once, and sends what has begun or ended. Never rejects. */
  readonly check: () => Promise<void>;
  /** Looks every minute. Returns a function that stops it and waits for a running check. */
  readonly start: () => () => Promise<void>;
}

const CHECK_MS = 60_000;
const LEASE_MS = 150_000;
const REQUEST_MS = 10_000;
/** An address, the bucket or the database is reported after so many failed checks in a row. */
const MAX_FAILED_CHECKS = 3;
/** Checks that the error rate looks back. */
const ERROR_CHECKS = 5;
/** A note for each open problem: its subject. */
const NOTE_PREFIX = 'alarm:';
const SINCE_NOTE = 'alarms:since';

async function readBacklog(db: StateDb, now: Date): Promise<LeadBacklog> {
  const { targets } = await countLeads({ db });
  const oldest = await db
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.lead_id')
    .select((field) => field.fn.min('lead.created_at').as('at'))
    .where('delivery.state', '=', 'pending')
    .executeTakeFirst();
  return {
    dead: Object.values(targets).reduce((sum, { dead }) => sum + dead, 0),
    oldestMs: oldest?.at ? now.getTime() - Date.parse(oldest.at) : 0,
  };
}

/** True while an import writes the catalogue; false when the file cannot be read now. */
function isCatalogueImporting(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const db = openDatabase(file, { readonly: true, waitMs: 0 });
    try {
      return isImporting(db);
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}

const request = async (url: string): Promise<string | undefined> => {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) });
    return ok ? undefined : `answers ${status}`;
  } catch (error) {
    return getErrorMessage(error);
  }
};

const formatUnreachable = (url: string, reason: string): Problem => ({
  source: `address ${url}`,
  subject: `${new URL(url).host} не отвечает`,
  text: `${url}: ${reason}. Посетители могут не видеть сайт.`,
});

const formatBucketFault = (reason: string): Problem => ({
  source: 'bucket',
  subject: 'Хранилище снимков недоступно',
  text: `${reason}. Снимки показываются, но каждый раз делаются заново: сервер нагружен сильнее, страницы открываются медленнее. Проверить: npm run operator -- doctor`,
});

/** Tries the bucket of pictures. Returns what fails; undefined: nothing, or there is no bucket. */
async function tryBucket(location: Env['pictureBucket']): Promise<string | undefined> {
  if (location === undefined) return undefined;
  const fault = await new BucketStorage({ location, folder: '', onFault: () => undefined }).probe();
  return fault?.message;
}

const DATABASE: Problem = {
  source: 'database',
  subject: 'База данных заявок недоступна',
  text: 'Заявки сейчас не сохраняются: телефоны посетителей держат их у себя и пришлют позже. Что делать: docs/operate.md, «A bad night».',
};

/**
 * Watches the installation and tells the operator through the targets of leads that accept alarms. Of several processes
 * one watches what they share; each watches its own database connection and its own errors.
 */
export function createAlarmWatch(options: AlarmWatchOptions): AlarmWatch {
  const { db, env, jobs, checkWritable, countAnswers, holder, log, clock = () => new Date() } = options;
  const failures = new Map<string, number>();
  const answers: AnswerCounts[] = [countAnswers()];
  /** Problems of this process that were reported, by source. They cannot be in a database that does not answer. */
  const own = new Map<string, Problem>();

  /** Counts checks that failed in a row. Returns true from the third on. */
  const hasFailedLong = (name: string, hasFailed: boolean): boolean => {
    const count = hasFailed ? (failures.get(name) ?? 0) + 1 : 0;
    failures.set(name, count);
    return count >= MAX_FAILED_CHECKS;
  };

  async function tell({ source, subject, text }: Problem, problem: string): Promise<boolean> {
    const sent = await sendAlarm(env.targets, { source, problem, subject, text, at: clock().toISOString() });
    for (const fault of sent.faults) log.warn({ source }, fault);
    return sent.isSent;
  }
  const tellEnd = (source: string, subject: string): Promise<boolean> =>
    tell({ source, subject: `Снова в порядке: ${subject}`, text: 'Проблемы больше нет.' }, '');

  async function reportOwn(problems: readonly Problem[]): Promise<void> {
    for (const problem of problems)
      if (!own.has(problem.source) && (await tell(problem, 'open'))) own.set(problem.source, problem);
    for (const { source, subject } of own.values())
      if (!problems.some((problem) => problem.source === source) && (await tellEnd(source, subject)))
        own.delete(source);
  }

  async function reportShared(problems: readonly Problem[]): Promise<void> {
    const notes = await db
      .selectFrom('note')
      .select(['name', 'value'])
      .where('name', 'like', `${NOTE_PREFIX}%`)
      .execute();
    const reported = new Map(notes.map(({ name, value }) => [name.slice(NOTE_PREFIX.length), value]));
    for (const problem of problems)
      if (!reported.has(problem.source) && (await tell(problem, 'open')))
        await readOrCreateNote(db, NOTE_PREFIX + problem.source, problem.subject);
    for (const [source, subject] of reported)
      if (!problems.some((problem) => problem.source === source) && (await tellEnd(source, subject)))
        await db
          .deleteFrom('note')
          .where('name', '=', NOTE_PREFIX + source)
          .execute();
  }

  async function findShared(now: Date): Promise<readonly Problem[]> {
    const since = new Date(await readOrCreateNote(db, SINCE_NOTE, now.toISOString()));
    const [runs, backup, backlog, leases, disks, bucketFault, unreachable] = await Promise.all([
      findRuns(db),
      readBackupHealth(db),
      readBacklog(db, now),
      db.selectFrom('lease').select('name').where('until', '>', now.toISOString()).execute(),
      Promise.all([...new Set([env.dataDir, env.backups.dir])].map(readDiskSpace)),
      tryBucket(env.pictureBucket),
      Promise.all(
        env.watchUrls.map(async (url) => {
          const reason = await request(url);
          return hasFailedLong(url, reason !== undefined) ? [formatUnreachable(url, reason ?? '')] : [];
        }),
      ),
    ]);
    return [
      ...findLeadProblems(backlog),
      ...findBackupProblems(backup, {
        isExpected: env.backups.isNightly || env.backups.isElsewhere,
        since,
        now,
      }),
      ...findDiskProblems(disks.filter((disk) => disk !== undefined)),
      ...findLateImports(jobs, runs, { since, now }),
      ...findKilledImports(runs, {
        leases: new Set(leases.map(({ name }) => name)),
        isImporting: isCatalogueImporting(env.databaseFile),
        now,
      }),
      ...(hasFailedLong('bucket', bucketFault !== undefined) ? [formatBucketFault(bucketFault ?? '')] : []),
      ...unreachable.flat(),
    ];
  }

  async function look(): Promise<void> {
    const isDown = await checkWritable().then(
      () => false,
      () => true,
    );
    const errors = findErrorProblems(countAnswers(), answers[0] ?? { all: 0, errors: 0 });
    answers.push(countAnswers());
    if (answers.length > ERROR_CHECKS) answers.shift();
    await reportOwn([...(hasFailedLong('database', isDown) ? [DATABASE] : []), ...errors]);
    const now = clock();
    if (!isDown && (await takeLease(db, 'alarms', holder, LEASE_MS, now)))
      await reportShared(await findShared(now));
  }

  async function check(): Promise<void> {
    try {
      if (env.targets.some(({ alarm }) => alarm)) await look();
      // Whoever waits for this call is told by its absence that this machine, its network or this process is gone.
      const fault = env.heartbeatUrl && (await request(env.heartbeatUrl));
      if (fault) log.warn({ reason: fault }, 'heartbeat not delivered');
    } catch (error) {
      log.warn({ reason: getErrorMessage(error) }, 'the alarms could not be checked');
    }
  }

  return {
    check,
    start: () => {
      let running: Promise<void> = Promise.resolve();
      let isRunning = false;
      const timer = setInterval(() => {
        if (isRunning) return;
        isRunning = true;
        running = check().finally(() => (isRunning = false));
      }, CHECK_MS);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}

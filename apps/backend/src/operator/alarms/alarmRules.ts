import { Cron } from 'croner';
import { formatNumber } from '@vvoz/catalogue/words/format';
import type { DiskSpace } from '../../lib/diskSpace.ts';
import type { BackupHealth } from '../../state/backupNotes.ts';
import type { FeedRunTable } from '../../state/schema.ts';
import type { Job } from '../schedule/timetable.ts';

/** Something is wrong now. It is reported once, and once more when it has ended. */
export interface Problem {
  /** Identifies what is watched: `leads`, `disk /data`, `import jpcenter/main`. */
  readonly source: string;
  /** One line of Russian. */
  readonly subject: string;
  readonly text: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a lead may wait for a target, ms. */
export const MAX_LEAD_WAIT_MS = 10 * MINUTE_MS;
/** A nightly backup takes minutes; a day and an hour means that one is missing. */
const MAX_BACKUP_AGE_MS = 25 * HOUR_MS;
const MIN_FREE_SHARE = 0.1;
/** How long a run may be `running` without a lease and without the lock of an import, ms. */
const KILLED_AFTER_MS = 10 * MINUTE_MS;
const MAX_ERROR_SHARE = 0.02;
/** Fewer answers say nothing about a share. */
const MIN_ANSWERS = 50;

/** Deliveries of leads that were given up, and how long the oldest waiting lead has waited, ms; 0 for none. */
export interface LeadBacklog {
  readonly dead: number;
  readonly oldestMs: number;
}

export function findLeadProblems({ dead, oldestMs }: LeadBacklog): readonly Problem[] {
  return [
    ...(dead > 0
      ? [
          {
            source: 'leads undelivered',
            subject: 'Заявки не доставлены',
            text: `Не доставлено: ${formatNumber(dead)}. Заявки сохранены. Посмотреть: npm run leads -- list, повторить: npm run leads -- retry`,
          },
        ]
      : []),
    ...(oldestMs > MAX_LEAD_WAIT_MS
      ? [
          {
            source: 'leads waiting',
            subject: 'Заявка ждёт доставки',
            text: `Самая старая ждёт ${formatNumber(Math.floor(oldestMs / MINUTE_MS))} мин. Заявки сохранены, доставка повторяется. Посмотреть: npm run leads -- list`,
          },
        ]
      : []),
  ];
}

/**
 * @param isExpected somebody makes a backup every night
 * @param since when this installation was first watched: before its first night no backup is missing
 */
export function findBackupProblems(
  { lastSuccess, failures }: BackupHealth,
  { isExpected, since, now }: { readonly isExpected: boolean; readonly since: Date; readonly now: Date },
): readonly Problem[] {
  if (failures > 0)
    return [
      {
        source: 'backup',
        subject: 'Резервная копия не удалась',
        text: `Подряд не удалось: ${failures}. Последняя удачная: ${lastSuccess ?? 'её не было'}. Причина в журнале: npm run operator -- backup`,
      },
    ];
  const age = now.getTime() - Math.max(Date.parse(lastSuccess ?? '') || 0, lastSuccess ? 0 : since.getTime());
  if (!isExpected || age <= MAX_BACKUP_AGE_MS) return [];
  return [
    {
      source: 'backup',
      subject: 'Нет свежей резервной копии',
      text: `Последняя удачная: ${lastSuccess ?? 'её не было'}. Запустить: npm run operator -- backup`,
    },
  ];
}

const GIGABYTE = 1e9;

export const findDiskProblems = (disks: readonly DiskSpace[]): readonly Problem[] =>
  disks
    .filter(({ freeBytes, bytes }) => freeBytes < MIN_FREE_SHARE * bytes)
    .map(({ folder, freeBytes, bytes }) => ({
      source: `disk ${folder}`,
      subject: 'Диск заполняется',
      text: `${folder}: свободно ${(freeBytes / GIGABYTE).toFixed(1)} ГБ, это ${Math.floor((100 * freeBytes) / bytes)} %. Когда место кончится, заявки перестанут сохраняться.`,
    }));

/** The time between two runs of a job, ms. */
function findInterval(pattern: string): number {
  const [first, second] = new Cron(pattern, { timezone: 'UTC', paused: true }).nextRuns(2);
  return first && second ? second.getTime() - first.getTime() : 0;
}

type Run = Pick<FeedRunTable, 'source' | 'outcome' | 'started_at' | 'finished_at'>;

/**
 * Imports that have not succeeded for twice their interval. A job that skips what has not changed leaves no run, so it
 * is not watched here; its failures are counted.
 */
export function findLateImports(
  jobs: readonly Job[],
  runs: readonly Run[],
  { since, now }: { readonly since: Date; readonly now: Date },
): readonly Problem[] {
  return jobs
    .filter(({ program, args }) => program === 'ingest' && !args.includes('--if-changed'))
    .flatMap(({ name, pattern }) => {
      const last = runs.find(({ source, outcome }) => source === name && /^(?:done|part)$/.test(outcome));
      const age = now.getTime() - (last ? Date.parse(last.finished_at) : since.getTime());
      if (age <= 2 * findInterval(pattern)) return [];
      return [
        {
          source: `import ${name}`,
          subject: `Источник ${name}: давно не загружался`,
          text: `Последняя удачная загрузка: ${last?.finished_at ?? 'её не было'}. Подробности: npm run ingest -- status`,
        },
      ];
    });
}

/** Imports whose process was killed: the run was written at its start and has neither ended nor a process. */
export function findKilledImports(
  runs: readonly Run[],
  {
    leases,
    isImporting,
    now,
  }: { readonly leases: ReadonlySet<string>; readonly isImporting: boolean; readonly now: Date },
): readonly Problem[] {
  return runs
    .filter(
      ({ source, outcome, started_at }, index) =>
        outcome === 'running' &&
        runs.findIndex((run) => run.source === source) === index &&
        now.getTime() - Date.parse(started_at) > KILLED_AFTER_MS &&
        !leases.has(source) &&
        !isImporting,
    )
    .map(({ source, started_at }) => ({
      source: `killed ${source}`,
      subject: `Источник ${source}: загрузка оборвалась`,
      text: `Началась ${started_at} и не закончилась: процесс был остановлен. Следующая загрузка по расписанию начнёт сначала. Не хватает памяти? Журнал: npm run ingest -- status`,
    }));
}

/** Answers of this process. */
export interface AnswerCounts {
  readonly all: number;
  readonly errors: number;
}

/** @param before the counts five minutes ago */
export function findErrorProblems(now: AnswerCounts, before: AnswerCounts): readonly Problem[] {
  const [all, errors] = [now.all - before.all, now.errors - before.errors];
  if (all < MIN_ANSWERS || errors <= all * MAX_ERROR_SHARE) return [];
  return [
    {
      source: 'errors',
      subject: 'Много ошибок сервера',
      text: `За пять минут ответов с ошибкой 5xx: ${formatNumber(errors)} из ${formatNumber(all)}. Причина в журнале backend.`,
    },
  ];
}

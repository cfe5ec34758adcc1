import { Cron } from 'croner';
import { releaseLease, takeLease, claimRun } from '../../state/lease.ts';
import type { StateDb } from '../../state/schema.ts';
import type { Job } from './timetable.ts';

export interface SchedulerLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export interface SchedulerOptions {
  readonly state: StateDb;
  readonly jobs: readonly Job[];
  /** Executes a job; rejects when it failed. */
  readonly run: (job: Job, signal: AbortSignal) => Promise<void>;
  /** Unique id of this process. */
  readonly holder: string;
  readonly log: SchedulerLog;
}

export interface Scheduler {
  /** Runs a job that was due at `due`, unless another process runs or ran it. Returns true if this process ran it. */
  readonly runIfDue: (job: Job, due: Date) => Promise<boolean>;
  /** Stops starting jobs, aborts the running ones and waits until they end. */
  readonly stop: () => Promise<void>;
}

/** Lifetime of a lease and interval of its renewal, ms. */
const LEASE_MS = 120_000;
const RENEW_MS = 30_000;

/** Runs jobs on schedule. Several processes may share a timetable: each due time is handled by one of them. */
export function createScheduler({ state, jobs, run, holder, log }: SchedulerOptions): Scheduler {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function runJob(job: Job): Promise<void> {
    const renewal = setInterval(() => {
      takeLease(state, job.name, holder, LEASE_MS).catch((error: unknown) =>
        log.warn({ job: job.name, err: error }, 'lease not renewed'),
      );
    }, RENEW_MS);
    const startedAt = performance.now();
    try {
      await run(job, stopping.signal);
      log.info({ job: job.name, seconds: Math.round((performance.now() - startedAt) / 1000) }, 'job done');
    } catch (error) {
      log.warn({ job: job.name, err: error }, 'job failed; it runs again at its next scheduled time');
    } finally {
      clearInterval(renewal);
      await releaseLease(state, job.name, holder);
    }
  }

  async function runIfDue(job: Job, due: Date): Promise<boolean> {
    if (stopping.signal.aborted) return false;
    if (!(await takeLease(state, job.name, holder, LEASE_MS))) return false;
    if (!(await claimRun(state, job.name, due))) {
      await releaseLease(state, job.name, holder);
      return false;
    }
    await runJob(job);
    return true;
  }

  const crons = jobs.map(
    (job) =>
      new Cron(job.pattern, { timezone: 'UTC', protect: true }, async (cron: Cron) => {
        const due = cron.currentRun() ?? new Date();
        // Whole minutes, because the clocks of two machines differ.
        due.setUTCSeconds(0, 0);
        const jobRun = runIfDue(job, due).catch((error: unknown) =>
          log.warn({ job: job.name, err: error }, 'scheduled job not started'),
        );
        running.add(jobRun);
        await jobRun;
        running.delete(jobRun);
      }),
  );

  return {
    runIfDue,
    stop: async () => {
      for (const cron of crons) cron.stop();
      stopping.abort();
      await Promise.all(running);
    },
  };
}

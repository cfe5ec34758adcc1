import { pickEnvironment, type Env } from '../../env.ts';
import { readOutcomes } from '../../leads/readOutcomes.ts';
import { noteBackup } from '../../state/backupNotes.ts';
import { sendAlarms } from '../../ingest/health/sendAlarms.ts';
import type { State } from '../../state/openState.ts';
import type { SchedulerLog } from './createScheduler.ts';
import { OUTCOMES_JOB } from './outcomes.ts';
import { runRetention } from './retention.ts';
import { ProgramKilled, runProgram } from './runProgram.ts';
import type { Job } from './timetable.ts';

/** Databases of the programs, and the drivers' own variables of PostgreSQL. */
const DATABASE_VARIABLES = ['DATABASE_URL', 'VVOZ_DATA_DIR', 'PGPASSWORD', 'PGPASSFILE', 'PGSSLMODE'];

export interface JobContext {
  readonly state: Pick<State, 'db' | 'engine'>;
  readonly env: Pick<Env, 'retentionDays' | 'targets'>;
  readonly log: SchedulerLog;
  /** Runs a program. */
  readonly run?: typeof runProgram;
}

/** Runs a scheduled job: programs in a child; the removal of old personal data and the reading of outcomes here. */
export async function runJob(
  job: Job,
  { state, env, log, run = runProgram }: JobContext,
  signal: AbortSignal,
): Promise<void> {
  const { name, program, args, variables } = job;
  if (name === OUTCOMES_JOB.name) {
    await readOutcomes(state.db, env.targets, { log, signal });
    return;
  }
  if (program === undefined) {
    await runRetention(state, env.retentionDays, log);
    return;
  }
  const environment = {
    ...pickEnvironment([...DATABASE_VARIABLES, ...variables]),
    // Makes it an installation: a program that finds no operator's data must fail instead of creating an empty database.
    VVOZ_LEADS_RETENTION_DAYS: String(env.retentionDays.leads),
  };
  try {
    await run({ name, program, args, environment }, signal);
  } catch (error) {
    if (program === 'backup' && error instanceof ProgramKilled)
      await noteBackup(state.db, 'failed', new Date());
    throw error;
  } finally {
    // The program does not know the targets, because it has none of their secrets.
    for (const fault of await sendAlarms(state.db, env.targets)) log.warn({ job: name }, fault);
  }
}

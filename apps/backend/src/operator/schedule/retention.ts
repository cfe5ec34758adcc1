import type { StateDb } from '../../state/schema.ts';
import { forgetPersonalData } from '../privacy/forgetPersonalData.ts';
import type { SchedulerLog } from './createScheduler.ts';
import type { Job } from './timetable.ts';

/** Every night in Vladivostok. */
const RETENTION_JOB: Job = {
  name: 'leads/retention',
  pattern: '10 17 * * *',
  program: undefined,
  args: [],
  variables: [],
};
const DAY_MS = 86_400_000;

/** The nightly removal of old personal data; no job when it is kept for ever. */
export const listRetentionJobs = (days: number | undefined): readonly Job[] =>
  days === undefined ? [] : [RETENTION_JOB];

/** Removes personal data that is older than `days`. */
export async function runRetention(
  state: { readonly db: StateDb },
  days: number,
  log: SchedulerLog,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS);
  const { leads, chatMessages } = await forgetPersonalData(state, { cause: 'retention', before }, now);
  log.info({ leads, chatMessages, days }, 'old personal data removed');
}

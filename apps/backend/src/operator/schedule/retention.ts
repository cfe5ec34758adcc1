import type { State } from '../../state/openState.ts';
import { forgetPersonalData } from '../privacy/forgetPersonalData.ts';
import type { RetentionDays } from '../../lib/retentionDays.ts';
import type { SchedulerLog } from './createScheduler.ts';
import type { Job } from './timetable.ts';

/** Every night in Vladivostok. */
export const RETENTION_JOB: Job = {
  name: 'leads/retention',
  pattern: '10 17 * * *',
  program: undefined,
  args: [],
  variables: [],
};
const DAY_MS = 86_400_000;

/** Removes personal data that was kept for longer than `days`. */
export async function runRetention(
  state: Pick<State, 'db' | 'engine'>,
  days: RetentionDays,
  log: SchedulerLog,
  now = new Date(),
): Promise<void> {
  const subtractDays = (retentionDays: number) => new Date(now.getTime() - retentionDays * DAY_MS);
  const choice = {
    cause: 'retention',
    before: subtractDays(days.leads),
    chatBefore: subtractDays(days.chat),
  } as const;
  const { leads, chatMessages } = await forgetPersonalData(state, choice, now);
  log.info({ leads, chatMessages, days }, 'old personal data removed');
}

import type { Target } from '../../leads/targets/Target.ts';
import type { Job } from './timetable.ts';

/** Every hour: what became of the leads in the CRM. */
export const OUTCOMES_JOB: Job = {
  name: 'leads/outcomes',
  pattern: '25 * * * *',
  program: undefined,
  args: [],
  variables: [],
};

/** The reading of outcomes, if a target tells them. */
export const listOutcomeJobs = (targets: readonly Target[]): readonly Job[] =>
  targets.some(({ listOutcomes }) => listOutcomes) ? [OUTCOMES_JOB] : [];

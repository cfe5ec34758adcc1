import type { Env } from '../../env.ts';
import type { Job } from './timetable.ts';

/** Every night in Vladivostok, after the removal of old personal data, so that no new backup contains it. */
const BACKUP_JOB: Job = {
  name: 'backup',
  pattern: '40 17 * * *',
  program: 'backup',
  args: [],
  variables: ['VVOZ_BACKUP_DIR', 'VVOZ_BACKUP_KEEP'],
};

/** The nightly backup, if the operator has set a folder for it. */
export const listBackupJobs = ({ isNightly }: Pick<Env['backups'], 'isNightly'>): readonly Job[] =>
  isNightly ? [BACKUP_JOB] : [];

import * as first from './0001-state.ts';
import * as feedRuns from './0002-feed-runs.ts';
import * as chat from './0003-chat.ts';
import * as captchaTokens from './0004-captcha-tokens.ts';
import * as privacyLog from './0005-privacy-log.ts';
import * as consents from './0006-consents.ts';
import * as outcomes from './0007-outcomes.ts';
import type { ReversibleMigrations } from '../../lib/createMigrator.ts';

/** In order. Never edit a released migration; add a new one. What it may change: docs/operate.md, «Migrations». */
export const STATE_MIGRATIONS: ReversibleMigrations = {
  '0001-state': first,
  '0002-feed-runs': feedRuns,
  '0003-chat': chat,
  '0004-captcha-tokens': captchaTokens,
  '0005-privacy-log': privacyLog,
  '0006-consents': consents,
  '0007-outcomes': outcomes,
};

import { amocrm } from './amocrm/amocrmTarget.ts';
import { bitrix24 } from './bitrix24/bitrix24Target.ts';
import { smtp } from './smtp/smtpTarget.ts';
import type { TargetRow } from './Target.ts';
import { telegram } from './telegram/telegramTarget.ts';
import { webhook } from './webhook/webhookTarget.ts';

/**
 * All targets of leads; each has a row and a folder. Settings and the command's help are derived from it. A test
 * compares docs/contracts/leads.md with it.
 */
export const TARGETS: readonly TargetRow[] = [webhook, smtp, bitrix24, amocrm, telegram];

import { bitrix24 } from './bitrix24/bitrix24Target.ts';
import { smtp } from './smtp/smtpTarget.ts';
import type { TargetRow } from './Target.ts';
import { telegram } from './telegram/telegramTarget.ts';
import { webhook } from './webhook/webhookTarget.ts';

/**
 * All destinations that leads can go to: a row and a folder each. Settings, the command's help and
 * docs/contracts/leads.md follow from it.
 */
export const TARGETS: readonly TargetRow[] = [webhook, smtp, bitrix24, telegram];

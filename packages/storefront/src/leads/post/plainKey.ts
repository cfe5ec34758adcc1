import { createHash } from 'node:crypto';
import type { LeadFields } from '../readLeadForm.ts';

/**
 * The idempotency key of a form without scripts, which cannot keep one: the same text from the same address on the same day
 * is one request, however often its button was pressed.
 */
export const createPlainKey = (fields: LeadFields, page: string, visitor: string, now: Date): string =>
  `plain-${createHash('sha256')
    .update(JSON.stringify([fields, page, visitor, now.toISOString().slice(0, 10)]))
    .digest('hex')}`;

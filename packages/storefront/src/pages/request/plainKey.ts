import { createHash } from 'node:crypto';
import type { LeadFields } from '@vvoz/site-browser/leads/readLeadForm.ts';

/**
 * Creates the idempotency key of a form that was posted without scripts. The same fields from the same address on the same
 * day are one request, even if the button was pressed twice.
 */
export const createPlainKey = (fields: LeadFields, page: string, visitor: string, now: Date): string =>
  `plain-${createHash('sha256')
    .update(JSON.stringify([fields, page, visitor, now.toISOString().slice(0, 10)]))
    .digest('hex')}`;

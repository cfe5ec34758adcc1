import { createLeadQueue } from './unsentLeads.ts';

/** The queue of this device, for pages. */
export const deviceQueue = createLeadQueue(globalThis, async () =>
  (await import('../captcha/getToken.ts')).getToken(),
);

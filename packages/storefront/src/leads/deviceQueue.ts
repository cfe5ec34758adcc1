import { createLeadQueue } from './leadQueue.ts';
import { MAX_SILENT_MS } from './waitingLead.ts';

/** The queue of this device, for pages. */
export const deviceQueue = createLeadQueue(globalThis, {
  maxSilentMs: MAX_SILENT_MS,
  getToken: async () => (await import('./captcha/getToken.ts')).getToken(),
});

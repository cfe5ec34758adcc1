/** Name of the database, the lock, the channel and the background task of the queue (`unsentLeads.ts`). */
export const QUEUE_NAME = 'vvoz-leads';

/** Name of the database, the lock, the channel and the background task of the queue (`leadQueue.ts`). */
export const QUEUE_NAME = 'vvoz-leads';

import { QUEUE_NAME } from './queueName.ts';

/** False when this device certainly keeps no request: most devices never do, so they need not load the queue. */
async function mayKeepLeads(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases === undefined || databases.some(({ name }) => name === QUEUE_NAME);
  } catch {
    // Storage is forbidden: there is nothing on this device.
    return false;
  }
}

/** Sends and shows what waits on the device: now, and when the visitor comes back to this page from another one. */
export function startQueue(): void {
  const check = async () => {
    if (document.visibilityState === 'hidden' || !(await mayKeepLeads())) return;
    const { watchQueue } = await import('./watchQueue.ts');
    watchQueue();
  };
  const checkNow = () => void check().catch(reportError);
  document.addEventListener('visibilitychange', checkNow);
  checkNow();
}

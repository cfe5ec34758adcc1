import { QUEUE_NAME } from './queueName.ts';

/** False when this device certainly has no stored request. Then the queue need not be loaded, as on most devices. */
async function mayKeepLeads(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases === undefined || databases.some(({ name }) => name === QUEUE_NAME);
  } catch {
    // Storage is forbidden: there is nothing on this device.
    return false;
  }
}

/** Sends and shows stored requests: now, and when the visitor returns to this tab. */
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

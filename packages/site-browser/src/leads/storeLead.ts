import { deviceQueue } from './deviceQueue.ts';
import { QUEUE_NAME } from './queueName.ts';
import { watchQueue } from './watchQueue.ts';

/** Requests a background sync: the browser starts the service worker when there is a network. Firefox and Safari have none. */
async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready;
    const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
    await sync?.register(QUEUE_NAME);
  } catch {
    // Background sync is forbidden. This page or the next one sends the request.
  }
}

/** Stores a request on the device and sends it when there is a connection. Rejects when storage is forbidden. */
export async function storeLead(key: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  await deviceQueue.keep(key, body);
  // Without a worker `ready` never resolves.
  void askForSync();
  watchQueue();
}

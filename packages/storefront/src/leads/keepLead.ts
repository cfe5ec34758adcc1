import { deviceQueue } from './deviceQueue.ts';
import { QUEUE_NAME } from './queueName.ts';
import { watchQueue } from './watchQueue.ts';

/** Asks the browser to wake the service worker when there is a network. Firefox and Safari cannot. */
async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready;
    const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
    await sync?.register(QUEUE_NAME);
  } catch {
    // Forbidden by the visitor: this page, or the next one, sends the request.
  }
}

/**
 * Keeps a request on the device and sends it when there is a connection. Rejects when the device allows no storage.
 * @public
 */
export async function keepLead(key: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  await deviceQueue.keep(key, body);
  // Without a worker `ready` never comes.
  void askForSync();
  watchQueue();
}

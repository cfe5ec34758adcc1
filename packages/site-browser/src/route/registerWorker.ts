import { warn } from '../page/warn.ts';

/** Registers the service worker of the site. A failure is only logged (specification, section 4). */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
  } catch (error) {
    warn('The service worker was not registered:', error);
  }
}

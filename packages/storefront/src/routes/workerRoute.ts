import { createLeadQueue } from '../leads/leadQueue.ts';
import { MAX_SILENT_MS } from '../leads/waitingLead.ts';
import { readBuildId } from '../worker/readBuildId.ts';
import { startServiceWorker } from '../worker/serviceWorker.ts';

/** `GET /sw.js`: the service worker of the running build. Browsers request it on every visit. */
export const createWorkerRoute =
  (readVersion: () => Promise<string> = readBuildId) =>
  async () => {
    const version = await readVersion();
    const queue = `(${createLeadQueue.toString()})(self, ${JSON.stringify({ maxSilentMs: MAX_SILENT_MS })})`;
    const script = `(${startServiceWorker.toString()})(self, ${JSON.stringify(version)}, ${queue});\n`;
    return new Response(script, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        // The policy of a worker is that of its file.
        'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      },
    });
  };

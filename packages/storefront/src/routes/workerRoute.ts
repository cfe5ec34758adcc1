import { readBuildId } from '../worker/readBuildId.ts';
import { startServiceWorker } from '../worker/serviceWorker.ts';

/** `GET /sw.js`: the service worker of the running build. Browsers request it on every visit. */
export const createWorkerRoute =
  (readVersion: () => Promise<string> = readBuildId) =>
  async () => {
    const version = await readVersion();
    return new Response(`(${startServiceWorker.toString()})(self, ${JSON.stringify(version)});\n`, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      },
    });
  };

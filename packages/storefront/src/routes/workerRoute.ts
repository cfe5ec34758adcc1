import { readBuildId } from '@vvoz/site-browser/worker/readBuildId.ts';

/** Loads the bundled program (`scripts/bundleWorker.ts`). Tests run without a build, so it is not a static import. */
const loadProgram = async (): Promise<string> => (await import('#workerProgram')).workerProgram;

/** `GET /sw.js`: the service worker of the running build. Browsers request it on every visit. */
export const createWorkerRoute =
  (readVersion: () => Promise<string> = readBuildId, load: () => Promise<string> = loadProgram) =>
  async () => {
    const [version, program] = await Promise.all([readVersion(), load()]);
    return new Response(`const BUILD_ID=${JSON.stringify(version)};${program}`, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        // The policy of a worker is that of its file.
        'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      },
    });
  };

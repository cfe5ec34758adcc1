import path from 'node:path';
import { TEMPLATES } from '@vvoz/api/catalog/templates';
import { buildApp } from './app.ts';
import { cachedCatalogStore } from './catalog/cachedCatalogStore.ts';
import { keepWarm } from './catalog/keepWarm.ts';
import { createSqliteCatalogStore } from './catalog/sqlite/SqliteCatalogStore.ts';
import { loadContent } from './content/loadContent.ts';
import { migrate } from './db/migrate.ts';
import { readEnv } from './env.ts';
import { createLotPictures } from './pictures/createLotPictures.ts';

/** How long running requests may take to end after a signal, ms. */
const GRACE_MS = 10_000;

const env = readEnv();
await migrate(env.databaseFile);
const store = cachedCatalogStore(createSqliteCatalogStore({ file: env.databaseFile }));
const pictures = createLotPictures(store, path.join(env.dataDir, 'pictures'));
const app = await buildApp({ store, content: loadContent(), pictures }, { level: env.logLevel });

let endWarming: (() => void) | undefined;
let stopping = false;

/** Takes no more requests, lets the running ones end, then closes the store. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  endWarming?.();
  await app.close();
  await store.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));

await app.listen({ port: env.port, host: env.host });
endWarming = keepWarm({
  store,
  types: TEMPLATES.map(({ type }) => type),
  onError: (error) => app.log.warn({ err: error }, 'not warmed'),
});

import path from 'node:path';
import { TEMPLATES } from '@vvoz/api/catalog/templates';
import { buildApp } from './app.ts';
import { allFacets } from './catalog/allFacets.ts';
import { createSqliteCatalogStore } from './catalog/sqlite/SqliteCatalogStore.ts';
import { loadContent } from './content/loadContent.ts';
import { migrate } from './db/migrate.ts';
import { readEnv } from './env.ts';
import { createLotPictures } from './pictures/createLotPictures.ts';

/** How long running requests may take to end after a signal, ms. */
const GRACE_MS = 10_000;

const env = readEnv();
await migrate(env.databaseFile);
const store = createSqliteCatalogStore({ file: env.databaseFile });
const pictures = createLotPictures(store, path.join(env.dataDir, 'pictures'));
const app = await buildApp({ store, content: loadContent(), pictures }, { level: env.logLevel });

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  await app.close();
  await store.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));

await app.listen({ port: env.port, host: env.host });

// The first visitor of each catalogue should not wait for counts over the whole of it.
for (const { type } of TEMPLATES) {
  await allFacets(store, type, new Map()).catch((error: unknown) =>
    app.log.warn({ err: error, type }, 'not warmed'),
  );
}

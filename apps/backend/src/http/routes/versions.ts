import { z } from 'zod';
import { formatVersions, VERSION_HEADER } from '@vvoz/api/headers/gatewayHeaders';
import { createSettledValue } from '../server/settledValue.ts';
import { noQuery, type Route } from './route.ts';

/** Longer than the half second in which other backends with the same data see an import, ms. */
const SETTLED_MS = 1000;

const schema = {
  summary:
    'Versions of catalogue and content, for the caches in front; each grows with every import that changes something',
  querystring: noQuery,
  response: { 200: z.object({ catalogue: z.number().int(), content: z.number().int() }) },
};

/**
 * Returns a version only after it has been the same for a second. By then every backend with the same data answers with
 * that version, so that a cache does not store an older answer under it.
 */
export const versionsRoute: Route = (app, { store, content }) => {
  const readCatalogue = createSettledValue(() => store.version(), SETTLED_MS);
  const readContent = createSettledValue(() => content.version(), SETTLED_MS);
  app.get('/versions', { schema }, async (_request, reply) => {
    const [catalogue, texts] = await Promise.all([readCatalogue(), readContent()]);
    const versions = { catalogue: Number(catalogue), content: Number(texts) };
    void reply.header(VERSION_HEADER, formatVersions(versions));
    return versions;
  });
};

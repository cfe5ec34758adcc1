import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './App.ts';

const INFO = {
  title: 'Vvoz catalogue API',
  version: '2.0.0',
  description: 'Lots, facets, costs, content and leads for the Vvoz storefronts.',
};

/** Serves the schemas of all routes that are added later as OpenAPI 3.1. */
export async function addOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true }, config: { cache: 'content' } }, async () =>
    app.swagger(),
  );
}

import { z } from 'zod';
import type { Route } from '../app.ts';

const schema = {
  summary: 'Is this process ready to serve',
  response: { 200: z.object({ status: z.literal('ok'), version: z.string() }) },
};

export const healthRoute: Route = (app, { store }) => {
  app.get('/healthz', { schema }, async () => ({ status: 'ok', version: await store.version() }));
};

import { z } from 'zod';
import { noQuery, type Route } from './route.ts';

const schema = {
  summary: 'Liveness of this process: restart it when this call is not answered',
  querystring: noQuery,
  response: { 200: z.object({ status: z.literal('ok') }) },
};

/** Does not use the database, because restarting the process would not repair it. `/healthz` reports readiness. */
export const liveRoute: Route = (app) => {
  app.get('/livez', { schema }, async () => ({ status: 'ok' as const }));
};

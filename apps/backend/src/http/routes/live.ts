import { z } from 'zod';
import { noQuery, type Route } from './route.ts';

const schema = {
  summary: 'Whether this process answers at all: a process that does not must be restarted',
  querystring: noQuery,
  response: { 200: z.object({ status: z.literal('ok') }) },
};

/** Asks no database: restarting the process would not bring one back. `/healthz` tells whether it can do its work. */
export const liveRoute: Route = (app) => {
  app.get('/livez', { schema }, async () => ({ status: 'ok' as const }));
};

import { z } from 'zod';
import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { EVERYTHING } from '../../catalogue/filter.ts';
import { noQuery, type Route } from './route.ts';

const schema = {
  summary: 'Readiness of this process: catalogue version and number of listed lots',
  querystring: noQuery,
  response: {
    200: z.object({ status: z.literal('ok'), version: z.string(), lots: z.int().min(0) }),
    503: errorSchema,
  },
};

export const healthRoute: Route = (app, { store }) => {
  app.get('/healthz', { schema }, async () => {
    const counts = await Promise.all(
      CATALOGUE_TYPE_NAMES.map((type) => store.count({ type, filter: EVERYTHING })),
    );
    const lots = counts.reduce((sum, count) => sum + count, 0);
    return { status: 'ok' as const, version: await store.version(), lots };
  });
};

import { v2ArrivalsSchema } from '@vvoz/api/v2/arrivalSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { combineConditions } from '../../../catalogue/buildStoreQuery.ts';
import { lotToWire } from '../catalogue/lotToWire.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { wholeNumber, type Route } from '../route.ts';

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 50;

const schema = {
  summary: 'The lots that were added last, newest first, each with the time when it was added',
  querystring: filterSchema.extend({ limit: wholeNumber(1, MAX_LIMIT).default(DEFAULT_LIMIT) }),
  response: { 200: v2ArrivalsSchema, 400: errorSchema },
};

export const arrivalsRoute: Route = (app, services) => {
  app.get('/api/v2/arrivals', { schema, config: { cache: 'catalogue' } }, async ({ query }) => {
    const { limit, ...filters } = query;
    const { type, conditions } = await readStoreQuery(services, filters);
    const arrivals = await services.store.arrivals({ type, filter: combineConditions(conditions), limit });
    return {
      items: arrivals.map(({ lot, addedAt }) => ({
        lot: lotToWire(lot),
        ...(addedAt === undefined ? {} : { added: addedAt }),
      })),
    };
  });
};

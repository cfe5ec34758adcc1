import { colorsSchema } from '@vvoz/api/wire/responses';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { buildColorsResponse } from '../catalogue/facetResponses.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Colours with the number of lots under all other filters',
  querystring: filterSchema,
  response: { 200: colorsSchema, 400: errorSchema },
};

export const colorsRoute: Route = (app, services) => {
  app.get('/api/v2/colors', { schema, config: { cache: 'catalogue' } }, async (request) =>
    buildColorsResponse(services.store, await readStoreQuery(services, request.query)),
  );
};

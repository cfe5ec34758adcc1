import { z } from 'zod';
import { v1PopularSchema } from '@vvoz/api/v1/v1Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { findPopularLots } from '../../../catalogue/popular.ts';
import { Refusal } from '../../server/errors.ts';
import { lotToWire } from '../catalogue/lotToWire.ts';
import { requireCatalogueType } from '../lotParams.ts';
import { noQuery, type Route } from '../route.ts';

const schema = {
  summary: 'Lots of popular models of a type, for the home page',
  querystring: noQuery,
  response: { 200: v1PopularSchema, 400: errorSchema, 404: errorSchema },
};

const MAX_HOME_LOTS = 8;

export const popularHomeRoute: Route = (app, { store }) => {
  app.get(
    '/api/auto/popular/home/:type',
    {
      schema: { ...schema, params: z.object({ type: z.string().max(40) }) },
      config: { cache: 'catalogue' },
    },
    async (request) => {
      const lots = await findPopularLots(store, requireCatalogueType(request.params.type), MAX_HOME_LOTS);
      return { auto_popular_list: lots.map(lotToWire) };
    },
  );
  app.get('/api/auto/popular/home', { schema: { ...schema, hide: true } }, async () => {
    throw new Refusal(400, 'bad_value', 'Не указан тип каталога', 'type');
  });
};

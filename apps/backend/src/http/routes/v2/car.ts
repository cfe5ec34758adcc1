import { errorSchema } from '@vvoz/api/wire/envelope';
import { wireLotSchema } from '@vvoz/api/wire/lotSchema';
import { notFound } from '../../server/errors.ts';
import { requireCatalogueType, lotParams } from '../lotParams.ts';
import { noQuery, type Route } from '../route.ts';
import { lotToWire } from '../catalogue/lotToWire.ts';

const schema = {
  summary: 'One lot in any status',
  params: lotParams,
  querystring: noQuery,
  response: { 200: wireLotSchema, 400: errorSchema, 404: errorSchema },
};

export const carRoute: Route = (app, { store }) => {
  app.get('/api/v2/cars/:type/:id', { schema, config: { cache: 'lot' } }, async (request) => {
    const lot = await store.get(requireCatalogueType(request.params.type), request.params.id);
    if (!lot) throw notFound('The lot');
    return lotToWire(lot);
  });
};

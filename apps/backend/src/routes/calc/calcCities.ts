import { calcCitiesSchema } from '@vvoz/api/calc/receipt';
import { noQuery, type Route } from '../route.ts';

const schema = {
  summary: 'Cities that a vehicle can be delivered to, with what it costs',
  querystring: noQuery,
  response: { 200: calcCitiesSchema },
};

export const calcCitiesRoute: Route = (app, { costs }) => {
  app.get('/api/calc/cities', { schema, config: { cache: 'cost' } }, async () => costs.cities());
};

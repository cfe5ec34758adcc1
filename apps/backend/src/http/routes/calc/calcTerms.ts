import { calcTermsSchema } from '@vvoz/api/calc/receipt';
import { noQuery, type Route } from '../route.ts';

const schema = {
  summary: 'Cities that a vehicle can be delivered to, and the rates of today',
  querystring: noQuery,
  response: { 200: calcTermsSchema },
};

export const calcTermsRoute: Route = (app, { costs }) => {
  app.get('/api/calc/terms', { schema, config: { cache: 'cost' } }, async () => costs.terms());
};

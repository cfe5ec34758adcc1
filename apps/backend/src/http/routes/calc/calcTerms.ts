import { calcTermsSchema } from '@vvoz/api/calc/receipt';
import { noQuery, type Route } from '../route.ts';

const schema = {
  summary: 'Delivery cities and today’s exchange rates',
  querystring: noQuery,
  response: { 200: calcTermsSchema },
};

export const calcTermsRoute: Route = (app, { costs }) => {
  app.get('/api/calc/terms', { schema, config: { cache: 'cost' } }, async () => costs.terms());
};

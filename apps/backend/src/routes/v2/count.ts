import { errorSchema, v2CountSchema, v2FilterSchema } from '@vvoz/api/v2/schemas';
import type { Route } from '../route.ts';
import { conditionsOf, filterOf } from '../../catalog/scope.ts';

const schema = {
  summary: 'How many lots the filters find',
  querystring: v2FilterSchema,
  response: { 200: v2CountSchema, 400: errorSchema },
};

export const countRoute: Route = (app, { store }) => {
  app.get('/api/v2/count', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const input = request.query;
    return { count: await store.count({ type: input.type, filter: filterOf(conditionsOf(input)) }) };
  });
};

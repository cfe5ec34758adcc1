import { calcBidsSchema } from '@vvoz/api/calc/bid';
import { bidQuerySchema } from '@vvoz/api/calc/calcQuery';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Highest bid whose total cost stays within a budget',
  description:
    'Takes the fields of /api/calc, the budget in roubles and optionally the bid step of the auction house. Answers ' +
    'once per possible variant; a variant in the request is ignored.',
  querystring: bidQuerySchema,
  response: { 200: calcBidsSchema, 400: errorSchema },
};

export const calcBidRoute: Route = (app, { costs }) => {
  app.get('/api/calc/bid', { schema, config: { cache: 'cost' } }, async (request) =>
    costs.bids(request.query),
  );
};

import { calcBidsSchema } from '@vvoz/api/calc/bid';
import { bidQuerySchema } from '@vvoz/api/calc/calcQuery';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { Route } from '../route.ts';

const schema = {
  summary: 'How much may be bid so that everything together stays within a budget',
  description:
    'Takes the fields of a lot as /api/calc does, with budget in roubles and, if the house has one of its own, the step ' +
    'of a bid. One answer for each variant that is possible; the variant of the question is not read.',
  querystring: bidQuerySchema,
  response: { 200: calcBidsSchema, 400: errorSchema },
};

export const calcBidRoute: Route = (app, { costs }) => {
  app.get('/api/calc/bid', { schema, config: { cache: 'cost' } }, async (request) =>
    costs.bids(request.query),
  );
};

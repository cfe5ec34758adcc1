import { calcBatchSchema } from '@vvoz/api/calc/calcQuery';
import { calcBatchResponseSchema } from '@vvoz/api/calc/receipt';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Costs of up to 100 lots, each in every variant',
  description:
    'Changes nothing. Answers are in the order of the lots. A lot that cannot be calculated has a fault that names the ' +
    'field instead of a receipt.',
  body: calcBatchSchema,
  response: { 200: calcBatchResponseSchema, 400: errorSchema },
};

const MAX_BODY_BYTES = 262_144;

export const calcBatchRoute: Route = (app, { costs }) => {
  app.post('/api/calc/batch', { schema, bodyLimit: MAX_BODY_BYTES }, async (request) =>
    costs.batch(request.body),
  );
};

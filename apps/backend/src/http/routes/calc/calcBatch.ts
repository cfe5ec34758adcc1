import { calcBatchSchema } from '@vvoz/api/calc/calcQuery';
import { calcBatchAnswerSchema } from '@vvoz/api/calc/receipt';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { Route } from '../route.ts';

const schema = {
  summary: 'What the lots of a page cost, each by each variant',
  description:
    'A question and not a write: up to 100 lots, answered in their order. A lot that cannot be calculated has a fault ' +
    'that names the field in place of its receipt.',
  body: calcBatchSchema,
  response: { 200: calcBatchAnswerSchema, 400: errorSchema },
};

const BODY_LIMIT = 262_144;

export const calcBatchRoute: Route = (app, { costs }) => {
  app.post('/api/calc/batch', { schema, bodyLimit: BODY_LIMIT }, async (request) =>
    costs.batch(request.body),
  );
};

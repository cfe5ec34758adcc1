import { calcReceiptsSchema } from '@vvoz/api/calc/calcQuery';
import { calcReceiptsResponseSchema } from '@vvoz/api/calc/receipt';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Several receipts: of a lot in each variant, for example',
  description:
    'Changes nothing. Each question has the fields of /api/calc. Answers are in the order of the questions; one that ' +
    'cannot be answered has a fault that names the field instead of a receipt.',
  body: calcReceiptsSchema,
  response: { 200: calcReceiptsResponseSchema, 400: errorSchema },
};

const MAX_BODY_BYTES = 65_536;

export const calcReceiptsRoute: Route = (app, { costs }) => {
  app.post('/api/calc/receipts', { schema, bodyLimit: MAX_BODY_BYTES }, async (request) =>
    costs.receipts(request.body),
  );
};

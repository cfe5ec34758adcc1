import { calcQuerySchema } from '@vvoz/api/calc/calcQuery';
import { calcResponseSchema, receiptTotalSchema } from '@vvoz/api/calc/receipt';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { z } from 'zod';
import { toReceiptTotal } from '../../../cost/http/CostService.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Turnkey cost of a lot in Vladivostok, line by line',
  description:
    'Takes the fields of a lot in lower case, and city, type (physic by default, or jur), request_from and ' +
    'response_type: detail (default) for the whole receipt, total for the sum on a card. Errors name the field and ' +
    'have a message in English and Russian.',
  querystring: calcQuerySchema,
  response: { 200: z.union([calcResponseSchema, receiptTotalSchema]), 400: errorSchema },
};

export const calcRoute: Route = (app, { costs }) => {
  app.get('/api/calc', { schema, config: { cache: 'cost' } }, async (request) => {
    const receipt = await costs.receipt(request.query);
    return request.query.response_type === 'total' ? toReceiptTotal(receipt) : receipt;
  });
};

import { calcQuerySchema, receiptSchema } from '@vvoz/api/calc/schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { Refusal } from '../../server/errors.ts';
import type { CalculateCost, Route } from '../route.ts';

const schema = {
  summary: 'What a lot costs turnkey in Vladivostok, line by line',
  description:
    'Takes the fields of a lot in lower case with city, type (physic, the default, or jur), request_from and ' +
    'response_type. Errors name the field in English and Russian.',
  querystring: calcQuerySchema,
  response: { 200: receiptSchema, 400: errorSchema, 503: errorSchema },
};

const RETRY_SECONDS = '3600';

/** Until there is an engine behind the call, a well-formed question is answered by «not now». */
const noEngine: CalculateCost = () => {
  throw new Refusal(503, 'not_ready', 'Costs cannot be calculated yet (расчёт пока недоступен)', {
    headers: { 'retry-after': RETRY_SECONDS },
  });
};

export const calcRoute: Route = (app, { calculateCost = noEngine }) => {
  app.get('/api/calc', { schema }, async (request) => calculateCost(request.query));
};

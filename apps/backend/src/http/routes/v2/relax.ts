import { z } from 'zod';
import { v2RelaxSchema } from '@vvoz/api/v2/v2Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { combineConditions } from '../../../catalogue/buildStoreQuery.ts';
import { Refusal } from '../../server/errors.ts';
import { FAULT, parseQuery } from '../../server/parseQuery.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import { visitor, type Route } from '../route.ts';

const MAX_STEPS = 24;
/** Longest filters of a step, characters. */
const MAX_LENGTH = 4000;

const steps = z.string().max(MAX_LENGTH).array().min(1).max(MAX_STEPS);

const schema = {
  summary:
    'Number of lots of several looser filters at once, in their order; each step is the query string of a count',
  querystring: z.strictObject({
    ...visitor,
    step: z.preprocess((value) => (typeof value === 'string' ? [value] : value), steps),
  }),
  response: { 200: v2RelaxSchema, 400: errorSchema },
};

export const relaxRoute: Route = (app, services) => {
  app.get('/api/v2/relax', { schema, config: { cache: 'catalogue' } }, async ({ query }) => {
    const counts = query.step.map(async (step) => {
      const parsed = parseQuery(step);
      const input = filterSchema.safeParse(parsed);
      const fault = parsed[FAULT] ?? (input.error && z.prettifyError(input.error));
      if (fault !== undefined || !input.data)
        throw new Refusal(400, 'bad_value', `step ${step}: ${fault}`, 'step');
      const call = await readStoreQuery(services, input.data);
      return services.store.count({ type: call.type, filter: combineConditions(call.conditions) });
    });
    return { counts: await Promise.all(counts) };
  });
};

import { z } from 'zod';
import { v2ModelPricesSchema } from '@vvoz/api/v2/v2Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { findModelPrices } from '../../../catalogue/findModelPrices.ts';
import { visitor, wholeNumber, type Route } from '../route.ts';
import { requireTemplateScope } from './requireTemplateScope.ts';

/** Models of one answer: about 70 kB. */
const MAX_MODELS = 1000;

const schema = {
  summary: 'Models of a catalogue with their number of lots and the median of their turnkey cost',
  querystring: z.strictObject({
    template: z.enum(TEMPLATES.map(({ name }) => name)),
    min_lots: wholeNumber(1, 999_999).default(1),
    ...visitor,
  }),
  response: { 200: v2ModelPricesSchema, 400: errorSchema, 404: errorSchema },
};

export const modelPricesRoute: Route = (app, { store }) => {
  app.get('/api/v2/models/prices', { schema, config: { cache: 'catalogue' } }, async ({ query }) => {
    const { template, min_lots: minLots } = query;
    const models = await findModelPrices(store, requireTemplateScope(template), minLots);
    return { items: models.slice(0, MAX_MODELS) };
  });
};

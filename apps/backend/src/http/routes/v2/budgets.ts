import { z } from 'zod';
import { v2BudgetsSchema } from '@vvoz/api/v2/v2Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { catalogueTypeSchema } from '@vvoz/api/wire/filterSchema';
import { DEFAULT_CATALOGUE_TYPE } from '@vvoz/catalogue/types/catalogueTypes';
import { findBudgets } from '../../../catalogue/findBudgets.ts';
import { visitor, type Route } from '../route.ts';

const schema = {
  summary: 'What a budget buys: medians of turnkey cost, year and mileage by budget and body type',
  querystring: z.strictObject({ type: catalogueTypeSchema.default(DEFAULT_CATALOGUE_TYPE), ...visitor }),
  response: { 200: v2BudgetsSchema, 400: errorSchema },
};

export const budgetsRoute: Route = (app, { store }) => {
  app.get('/api/v2/budgets', { schema, config: { cache: 'catalogue' } }, (request) =>
    findBudgets(store, request.query.type),
  );
};

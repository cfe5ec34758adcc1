import { v1EnginesSchema } from '@vvoz/api/v1/v1Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { codedFilterSchema } from '@vvoz/api/wire/filterSchema';
import { combineConditions } from '../../../catalogue/buildStoreQuery.ts';
import { readStoreQuery } from '../catalogue/readStoreQuery.ts';
import type { Route } from '../route.ts';

const schema = {
  summary: 'Engine volumes of Korean stock in cm³, smallest first, under all other filters',
  querystring: codedFilterSchema.omit({ type: true }),
  response: { 200: v1EnginesSchema, 400: errorSchema },
};

const formatLitres = (cc: number): string => `${(cc / 1000).toFixed(1).replace('.', ',')}\u00A0л`;

export const koreanEnginesRoute: Route = (app, services) => {
  app.get('/api/auto/korean/filter/eng_v', { schema, config: { cache: 'catalogue' } }, async (request) => {
    const { type, conditions } = await readStoreQuery(services, { ...request.query, type: 'korean' });
    const values = await services.store.values(
      { type, filter: combineConditions(conditions, ['engine']) },
      'engine',
    );
    return {
      items: values.map(([cc, count]) => ({
        id: String(cc),
        name: 'eng_v',
        value: String(cc),
        label: formatLitres(cc),
        count,
      })),
    };
  });
};

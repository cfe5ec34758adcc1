import { z } from 'zod';
import { v1SetsSchema } from '@vvoz/api/v1/v1Schemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { catalogueTypeSchema } from '@vvoz/api/wire/filterSchema';
import { visitor, type Route } from '../route.ts';

const schema = {
  summary: 'Sets of lots, of all types or of one',
  querystring: z.strictObject({ type: catalogueTypeSchema.optional(), ...visitor }),
  response: { 200: v1SetsSchema, 400: errorSchema },
};

export const setsRoute: Route = (app, { content }) => {
  app.get('/api/auctions/sets', { schema, config: { cache: 'content' } }, async (request) => {
    const sets = await content.sets(request.query.type);
    return { items: sets.map(({ id, title }) => ({ id, title })) };
  });
};

import { z } from 'zod';
import { motoCharSchema } from '@vvoz/api/content/contentSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../../server/errors.ts';
import { visitor, type Route } from '../route.ts';

const schema = {
  summary: 'Specifications of a motorcycle model, named with or without its brand',
  querystring: z.strictObject({ model: z.string().trim().min(1, 'is missing').max(120), ...visitor }),
  response: { 200: motoCharSchema, 400: errorSchema, 404: errorSchema },
};

export const motoCharRoute: Route = (app, { content }) => {
  app.get('/api/moto/char', { schema, config: { cache: 'content' } }, async (request) => {
    const model = await content.moto(request.query.model);
    if (!model) throw notFound('The model');
    return { model: model.model, items: [...model.items] };
  });
};

import { z } from 'zod';
import { articlesCountSchema } from '@vvoz/api/content/contentSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../../server/errors.ts';
import { noQuery, type Route } from '../route.ts';

const schema = {
  summary: 'Number of entries of a category or kind',
  params: z.object({ id: z.string().trim().toLowerCase().max(120) }),
  querystring: noQuery,
  response: { 200: articlesCountSchema, 404: errorSchema },
};

export const articlesCountRoute: Route = (app, { content }) => {
  app.get('/wp-json/api/articles/count/:id', { schema, config: { cache: 'content' } }, async (request) => {
    const count = await content.countEntries(request.params.id);
    if (count === undefined) throw notFound('The category');
    return { count };
  });
};

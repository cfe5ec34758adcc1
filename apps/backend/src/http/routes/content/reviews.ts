import { z } from 'zod';
import { reviewsSchema } from '@vvoz/api/content/contentSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { slice, visitor, type Route } from '../route.ts';

const schema = {
  summary: 'Buyers’ reviews, newest first, with the count and mean grade of all that match',
  querystring: z.strictObject({
    template: z.string().trim().toLowerCase().max(60).optional(),
    ...slice,
    ...visitor,
  }),
  response: { 200: reviewsSchema, 400: errorSchema },
};

export const reviewsRoute: Route = (app, { content }) => {
  app.get('/api/reviews', { schema, config: { cache: 'content' } }, async (request) => {
    const { limit, offset, template } = request.query;
    const { items, ...rest } = await content.reviews({ limit, offset, ...(template ? { template } : {}) });
    return { ...rest, items: [...items] };
  });
};

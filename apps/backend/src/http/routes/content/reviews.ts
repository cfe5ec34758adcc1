import { z } from 'zod';
import { reviewsSchema } from '@vvoz/api/content/contentSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { slice, visitor, wholeNumber, type Route } from '../route.ts';

const schema = {
  summary: 'Buyers’ reviews, newest first, with count and mean of all that match',
  querystring: z.strictObject({
    rating: wholeNumber(1, 5).optional(),
    template: z.string().trim().toLowerCase().max(60).optional(),
    ...slice,
    ...visitor,
  }),
  response: { 200: reviewsSchema, 400: errorSchema },
};

export const reviewsRoute: Route = (app, { content }) => {
  app.get('/api/reviews', { schema, config: { cache: 'content' } }, async (request) => {
    const { limit, offset, rating, template } = request.query;
    return content.reviews({
      limit,
      offset,
      ...(rating ? { rating } : {}),
      ...(template ? { template } : {}),
    });
  });
};

import { z } from 'zod';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../server/errors.ts';
import { catalogType, lotParams } from './lotParams.ts';
import type { Route } from './route.ts';

const schema = {
  summary: 'A frame of a lot as WebP; w or h are rounded to a fixed set of sizes',
  params: lotParams.extend({
    frame: z
      .string()
      .regex(/^\d{1,2}$/, 'must be a number')
      .transform(Number),
  }),
  querystring: z.strictObject({
    w: z.string().max(8).optional(),
    h: z.string().max(8).optional(),
    ground: z.enum(['paper', 'dark']).optional(),
    v: z.string().max(20).optional(),
  }),
  response: {
    200: { description: 'The frame', content: { 'image/webp': { schema: z.string() } } },
    400: errorSchema,
    404: errorSchema,
  },
};

export const picturesRoute: Route = (app, { pictures }) => {
  app.get('/pictures/:type/:id/:frame', { schema, config: { cache: 'picture' } }, async (request, reply) => {
    const { id, frame } = request.params;
    const { w, h, ground } = request.query;
    const picture = await pictures.draw({
      type: catalogType(request.params.type),
      id,
      frame,
      ...(w ? { width: w } : {}),
      ...(h ? { height: h } : {}),
      ...(ground ? { ground } : {}),
    });
    if (!picture) throw notFound('The picture');
    // Fastify sends bytes without the serializer. The schema of the answer is only for OpenAPI.
    return reply.type('image/webp').send(picture as never);
  });
};

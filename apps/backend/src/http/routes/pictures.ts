import { z } from 'zod';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../server/errors.ts';
import { requireCatalogueType, lotParams } from './lotParams.ts';
import { pictureResponse, pictureQuery, sendPicture } from './pictureResponse.ts';
import type { Route } from './route.ts';

const schema = {
  summary: 'A frame of a lot as WebP; w or h are rounded to a fixed set of sizes',
  params: lotParams.extend({
    frame: z
      .string()
      .regex(/^\d{1,2}$/, 'must be a number')
      .transform(Number),
  }),
  querystring: z.strictObject(pictureQuery),
  response: { 200: pictureResponse, 400: errorSchema, 404: errorSchema },
};

export const picturesRoute: Route = (app, { pictures }) => {
  app.get('/pictures/:type/:id/:frame', { schema, config: { cache: 'picture' } }, async (request, reply) => {
    const { id, frame } = request.params;
    const { w: width, h: height, ground } = request.query;
    const picture = await pictures.getLotFrame({
      type: requireCatalogueType(request.params.type),
      id,
      frame,
      width,
      height,
      ground,
    });
    if (!picture) throw notFound('The picture');
    return sendPicture(reply, picture);
  });
};

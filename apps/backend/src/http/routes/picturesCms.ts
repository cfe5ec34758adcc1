import { z } from 'zod';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../server/errors.ts';
import { pictureResponse, pictureQuery, sendPicture } from './pictureResponse.ts';
import type { Route } from './route.ts';

const schema = {
  summary: 'A picture of an article, fetched from another host; w and h are rounded to a fixed set of sizes',
  params: z.object({ key: z.string().regex(/^[\w-]{22}$/, 'must be a key of 22 characters') }),
  querystring: z.strictObject(pictureQuery),
  response: { 200: pictureResponse, 400: errorSchema, 404: errorSchema },
};

/** Only addresses in the content have a key, so that this is not an open proxy. */
export const picturesCmsRoute: Route = (app, { content, pictures }) => {
  app.get('/pictures/cms/:key', { schema, config: { cache: 'picture' } }, async (request, reply) => {
    const address = await content.pictureAddress(request.params.key);
    if (address === undefined) throw notFound('The picture');
    const { w: width, h: height, ground } = request.query;
    return sendPicture(reply, await pictures.getForeign(address, { width, height, ground }));
  });
};

import { z } from 'zod';
import type { Route } from '../app.ts';
import { notFound } from '../server/errors.ts';
import { lotParams, type LotParams } from './v2/car.ts';

interface Query {
  readonly w?: string;
  readonly h?: string;
  readonly ground?: 'paper' | 'dark';
}

const schema = {
  summary: 'A frame of a lot as WebP, sized by w or h as the feeds do; sizes snap to a fixed set',
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
};

export const picturesRoute: Route = (app, { pictures }) => {
  app.get('/pictures/:type/:id/:frame', { schema, config: { cache: 'picture' } }, async (request, reply) => {
    const { type, id, frame } = request.params as LotParams & { frame: number };
    const { w, h, ground } = request.query as Query;
    const picture = await pictures.draw({
      type,
      id,
      frame,
      ...(w ? { width: w } : {}),
      ...(h ? { height: h } : {}),
      ...(ground ? { ground } : {}),
    });
    if (!picture) throw notFound(`The picture ${type}/${id}/${frame}`);
    return reply.type('image/webp').send(picture);
  });
};

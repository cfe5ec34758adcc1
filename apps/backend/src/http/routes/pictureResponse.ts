import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ServedPicture } from '../../pictures/createPictures.ts';
import { CACHE } from '../server/cacheTable.ts';

/** Query fields of every picture. `v` is not read: it changes with the picture, so that browsers load the new one. */
export const pictureQuery = {
  w: z.string().max(8).optional(),
  h: z.string().max(8).optional(),
  ground: z.enum(['paper', 'dark']).optional(),
  v: z.string().max(20).optional(),
};

export const pictureResponse = {
  description: 'The picture, or the placeholder «Снимков пока нет», which may be cached for seconds only',
  content: { 'image/webp': { schema: z.string() } },
};

/** Sends the bytes without the serializer: the schema of the answer is only for OpenAPI. */
export function sendPicture(reply: FastifyReply, { bytes, isFinal }: ServedPicture): never {
  if (!isFinal) void reply.header('cache-control', CACHE.noPicture.control);
  return reply.type('image/webp').send(bytes) as never;
}

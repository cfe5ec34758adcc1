import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { FILES_PATH, fileNameSchema } from '@vvoz/api/content/companySchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../../server/errors.ts';
import type { Route } from '../route.ts';

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Sends the bytes without the serializer: the schema of the answer is only for OpenAPI. */
const sendFile = (reply: FastifyReply, name: string, bytes: Buffer): never =>
  reply.type(TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '').send(bytes) as never;

const schema = {
  summary: 'A file of the content folder: a sample contract, a photo of a vehicle that was handed over',
  params: z.object({ name: fileNameSchema }),
  response: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    400: errorSchema,
    404: errorSchema,
  },
};

export const filesRoute: Route = (app, { content }) => {
  app.get(`${FILES_PATH}:name`, { schema, config: { cache: 'content' } }, async (request, reply) => {
    const { name } = request.params;
    const bytes = await content.file(name);
    if (!bytes) throw notFound('The file');
    return sendFile(reply, name, bytes);
  });
};

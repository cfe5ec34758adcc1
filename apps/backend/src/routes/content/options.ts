import { optionsSchema } from '@vvoz/api/content/schemas';
import { z } from 'zod';
import type { Route } from '../../app.ts';

const schema = {
  summary: 'Site options: contacts, hours',
  querystring: z.strictObject({ ip: z.string().max(45).optional() }),
  response: { 200: optionsSchema },
};

export const optionsRoute: Route = (app, { content }) => {
  app.get('/api/options', { schema, config: { cache: 'content' } }, async () => content.options);
};

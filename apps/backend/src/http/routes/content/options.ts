import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import { noQuery, type Route } from '../route.ts';

const schema = {
  summary: 'Site options: contacts, hours',
  querystring: noQuery,
  response: { 200: optionsSchema },
};

export const optionsRoute: Route = (app, { content }) => {
  app.get('/api/options', { schema, config: { cache: 'content' } }, async () => content.options());
};

import { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { pageListSchema, pageSchema } from '@vvoz/api/content/contentSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { notFound } from '../../server/errors.ts';
import { visitor, type Route } from '../route.ts';

const schema = {
  summary: `Page record by host (\`name\`: ${HOST_NAMES.join(', ')}) and path`,
  querystring: z.strictObject({
    path: z.string().startsWith('/', 'must begin with /').max(500),
    name: z.string().max(60).default('main'),
    ...visitor,
  }),
  response: { 200: pageSchema, 400: errorSchema, 404: errorSchema },
};

const listSchema = {
  summary: 'The pages of a host that robots may read: paths, templates, last changes, lengths of lists',
  querystring: z.strictObject({ name: z.enum(HOST_NAMES).default('main'), ...visitor }),
  response: { 200: pageListSchema, 400: errorSchema },
};

export const pagesRoute: Route = (app, { content }) => {
  app.get('/api/pages/list', { schema: listSchema, config: { cache: 'content' } }, (request) =>
    content.pages(request.query.name),
  );

  app.get('/api/pages', { schema, config: { cache: 'content' } }, async (request) => {
    const { path, name } = request.query;
    const page = await content.page(name, path);
    if (!page) throw notFound('The page');
    return page;
  });
};

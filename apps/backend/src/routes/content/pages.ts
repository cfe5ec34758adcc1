import { errorSchema } from '@vvoz/api/v2/schemas';
import { pageSchema } from '@vvoz/api/content/schemas';
import { z } from 'zod';
import type { Route } from '../../app.ts';
import { notFound } from '../../server/errors.ts';

interface Query {
  readonly path: string;
  readonly name: string;
}

const schema = {
  summary: 'The record of a page by its path on a host (name: main, china, spec)',
  querystring: z.strictObject({
    path: z.string().startsWith('/', 'must begin with /').max(500),
    name: z.string().max(60).default('main'),
    ip: z.string().max(45).optional(),
  }),
  response: { 200: pageSchema, 400: errorSchema, 404: errorSchema },
};

export const pagesRoute: Route = (app, { content }) => {
  app.get('/api/pages', { schema, config: { cache: 'content' } }, async (request) => {
    const { path, name } = request.query as Query;
    const page = content.page(name, path);
    if (!page) throw notFound(`The page ${path}`);
    return page;
  });
};

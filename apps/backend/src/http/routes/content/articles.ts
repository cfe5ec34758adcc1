import { z } from 'zod';
import { articlesSchema, ENTRY_KINDS } from '@vvoz/api/content/contentSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { toEntrySummary, toEntryText } from '../../../content/ContentStore.ts';
import { slice, visitor, type Route } from '../route.ts';

const word = z.string().trim().toLowerCase().max(200).optional();

const schema = {
  summary:
    'Articles, news, instructions, videos, questions and documents, newest first; with `slug`, one entry with its HTML; with `html=1`, all entries with their HTML',
  querystring: z.strictObject({
    kind: z.string().trim().toLowerCase().pipe(z.enum(ENTRY_KINDS)).optional(),
    category: word,
    template: word,
    slug: word,
    html: z.literal('1').optional(),
    search: z.string().trim().max(120).optional(),
    ...slice,
    ...visitor,
  }),
  response: { 200: articlesSchema, 400: errorSchema },
};

export const articlesRoute: Route = (app, { content }) => {
  app.get('/wp-json/api/articles', { schema, config: { cache: 'content' } }, async (request) => {
    const { limit, offset, kind, category, template, slug, html, search } = request.query;
    const { count, items } = await content.entries({
      limit,
      offset,
      ...(kind ? { kind } : {}),
      ...(category ? { category } : {}),
      ...(template ? { template } : {}),
      ...(slug ? { slug } : {}),
      ...(search ? { search } : {}),
    });
    return { count, items: slug || html ? items.map(toEntryText) : items.map(toEntrySummary) };
  });
};

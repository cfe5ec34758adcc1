import { z } from 'zod';
import { photoSchema, sourceSchema } from '@vvoz/api/content/companySchemas';
import { pageSchema } from '@vvoz/api/content/contentSchemas';
import { catalogueTypeSchema, filterSchema } from '@vvoz/api/wire/filterSchema';
import { getParentCategory } from '../categories.ts';
import { toEntryVideo } from '../html/findVideo.ts';
import { toVideoLink } from '../html/videoPlayers.ts';

/** The name of a page template on whose pages an entry may be shown. */
const TEMPLATE = /^[a-z_-]{2,30}$/;
const MAX_EXCERPT = 240;

const day = z
  .union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))])
  .pipe(z.string().regex(/^20\d\d-\d\d-\d\d$/, 'must be a day: 2026-09-14'));
const common = { title: z.string().trim().min(3).max(160), date: day };
const templates = z.array(z.string().regex(TEMPLATE, 'must be the name of a template')).default([]);
const tags = z.array(z.string().trim().min(1).max(40)).default([]);

const playerAddress = z.string().transform((address, context) => {
  const link = toVideoLink(address);
  if (link) return toEntryVideo(link);
  context.addIssue({
    code: 'custom',
    message: 'must be the address of a player of YouTube, Rutube or VK: https://rutube.ru/play/embed/…',
  });
  return z.NEVER;
});

/** Schemas of the front matter, by kind of entry. `categories` are the slugs of categories.json. */
export const createFrontSchemas = (categories: readonly string[]) => {
  const category = z.enum(categories as [string, ...string[]]);
  const text = z.strictObject({
    ...common,
    category,
    excerpt: z.string().trim().min(10).max(MAX_EXCERPT),
    templates,
    tags,
    order: z.int().default(0),
    author: z.string().trim().min(2).max(80).optional(),
    checked: day.optional(),
    photo: photoSchema.optional(),
  });
  return {
    articles: text,
    news: text,
    instructions: text,
    videos: text.extend({
      duration: z.string().regex(/^\d{1,2}:\d\d$/, 'must be minutes:seconds, "08:14"'),
      video: playerAddress.optional(),
    }),
    questions: z.strictObject({ title: common.title, category, order: z.int().default(0) }),
    documents: z.strictObject({ ...common, version: z.coerce.string().min(1) }),
  };
};

export const reviewFrontSchema = z.strictObject({
  author: z.string().trim().min(2).max(60),
  city: z.string().trim().min(2).max(60),
  date: common.date,
  rating: z.int().min(1).max(5),
  vehicle: z.string().trim().min(3).max(120),
  template: z.string().regex(TEMPLATE, 'must be the name of a template'),
  source: sourceSchema.optional(),
  photos: z.array(photoSchema).min(1).optional(),
  answer: z.string().trim().min(10).max(600).optional(),
});

/** The filter of a set. It has the fields of an API call and is checked by the same schema. */
const setFilter = z.record(z.string(), z.unknown()).transform((filter, context) => {
  const query = Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
  const parsed = filterSchema.omit({ type: true, type_parent: true, ip: true }).safeParse(query);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  for (const { path, message } of parsed.error.issues)
    context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});

export const setFileSchema = z.strictObject({
  id: z.coerce.string().regex(/^\d{1,9}$/, 'must be a number'),
  title: z.string().trim().min(3).max(120),
  type: catalogueTypeSchema,
  text: z.string().trim().default(''),
  filter: setFilter,
});

export const pagesFileSchema = z.array(
  pageSchema
    .omit({
      blocks: true,
      reviews: true,
      entry: true,
      around: true,
      list: true,
      sections: true,
      company: true,
      deliveries: true,
    })
    .extend({
      path: z.string().startsWith('/', 'must begin with /'),
      /** The slug of the document that the page shows. */
      document: z.string().optional(),
    })
    .strict(),
);

/** Titles by slug. The key of a subcategory begins with its parent's slug: `tamozhnya/utilsbor`. */
export const categoriesFileSchema = z
  .record(
    z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, 'must be a slug, or two with a slash between'),
    z.string().trim().min(2),
  )
  .superRefine((categories, context) => {
    for (const slug of Object.keys(categories)) {
      const above = getParentCategory(slug);
      if (above !== undefined && !Object.hasOwn(categories, above))
        context.addIssue({ code: 'custom', path: [slug], message: `its parent ${above} is missing: add it` });
    }
  });

export const motoFileSchema = z.array(
  z.strictObject({
    model: z.string().min(1),
    brand: z.string().min(1),
    items: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })).min(1),
  }),
);

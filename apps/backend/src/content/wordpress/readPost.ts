import { z } from 'zod';
import { ENTRY_KINDS, type EntryKind } from '@vvoz/api/content/schemas';
import type { EntryBody, EntryRow } from '../contentRows.ts';
import { cleanHtml } from '../html/cleanHtml.ts';
import { plainText } from '../html/plainText.ts';

const rendered = z.object({ rendered: z.string() });
const size = z.object({ source_url: z.string(), width: z.coerce.number(), height: z.coerce.number() });
const media = z.object({
  source_url: z.string(),
  alt_text: z.string().default(''),
  media_details: z
    .object({
      width: z.coerce.number().optional(),
      height: z.coerce.number().optional(),
      sizes: z.record(z.string(), size).default({}),
    })
    .optional(),
});
const term = z.object({ taxonomy: z.string(), slug: z.string(), name: z.string() });

const post = z.object({
  id: z.coerce.string(),
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/, 'is no slug'),
  status: z.string().default('publish'),
  date: z.string().regex(/^\d{4}-\d\d-\d\dT/, 'is no date'),
  menu_order: z.coerce.number().default(0),
  title: rendered,
  content: rendered,
  excerpt: rendered.default({ rendered: '' }),
  _embedded: z
    .object({
      'wp:featuredmedia': z.array(z.unknown()).default([]),
      'wp:term': z.array(z.array(term)).default([]),
    })
    .prefault({}),
});

export type PostReading =
  | { readonly kind: 'entry'; readonly row: EntryRow }
  /** Not published. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'rejected'; readonly reason: string };

const kindOf = (categories: readonly string[]): EntryKind =>
  ENTRY_KINDS.find((kind) => categories.includes(kind)) ?? 'articles';

function imageOf(embedded: readonly unknown[]): Pick<EntryBody, 'image'> {
  const read = media.safeParse(embedded[0]);
  if (!read.success || !/^(https?:\/\/|\/)/.test(read.data.source_url)) return {};
  const { source_url: src, alt_text: alt, media_details: details } = read.data;
  return {
    image: {
      src,
      alt: plainText(alt),
      ...(details?.width ? { width: details.width } : {}),
      ...(details?.height ? { height: details.height } : {}),
      sizes: Object.entries(details?.sizes ?? {}).map(([name, { source_url, width, height }]) => ({
        name,
        src: source_url,
        width,
        height,
      })),
    },
  };
}

/**
 * One object of the REST interface → an entry: entities decoded in titles and excerpts, HTML sanitised, pictures with
 * their sizes. A category with the name of a kind (news, videos) makes the kind, the first other one the category.
 * Never throws.
 */
export function readPost(object: unknown): PostReading {
  const read = post.safeParse(object);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { kind: 'rejected', reason: `${issue?.path.join('.') || 'the post'}: ${issue?.message}` };
  }
  const { data } = read;
  if (data.status !== 'publish') return { kind: 'skipped' };
  const title = plainText(data.title.rendered);
  if (title === '') return { kind: 'rejected', reason: 'title.rendered: is empty' };
  const { _embedded: embedded } = data;
  const terms = embedded['wp:term'].flat();
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'category').map(({ slug }) => slug);
  const kind = kindOf(categories);
  const html = cleanHtml(data.content.rendered).trim();
  return {
    kind: 'entry',
    row: {
      kind,
      slug: data.slug,
      title,
      date: data.date.slice(0, 10),
      category: categories.find((slug) => slug !== kind) ?? '',
      position: data.menu_order,
      body: {
        excerpt: plainText(data.excerpt.rendered),
        html,
        tags: terms.filter(({ taxonomy }) => taxonomy === 'post_tag').map(({ name }) => plainText(name)),
        templates: [],
        ...imageOf(embedded['wp:featuredmedia']),
      },
    },
  };
}

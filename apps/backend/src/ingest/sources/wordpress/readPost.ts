import { z } from 'zod';
import { ENTRY_KINDS, type EntryKind } from '@vvoz/api/content/contentSchemas';
import type { EntryBody, EntryRow } from '../../../content/contentRows.ts';
import { cleanHtml } from '../../../content/html/cleanHtml.ts';
import { toPlainText } from '../../../content/html/toPlainText.ts';

const rendered = z.object({ rendered: z.string() });
const address = z.string().regex(/^(?:https?:\/\/|\/(?!\/))/);
const size = z.object({ source_url: address, width: z.coerce.number(), height: z.coerce.number() });
/** Objects that PHP writes as lists when they are empty; one that cannot be read does not cost the others. */
const details = z.object({
  width: z.coerce.number().optional().catch(undefined),
  height: z.coerce.number().optional().catch(undefined),
  sizes: z.record(z.string(), size.optional().catch(undefined)).catch({}),
});
const media = z.object({
  source_url: address,
  alt_text: z.string().catch(''),
  media_details: details.catch({ sizes: {} }),
});
const term = z.object({ taxonomy: z.string(), slug: z.string(), name: z.string() });
const termList = z.array(term);

const post = z.object({
  id: z.coerce.string(),
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/, 'is no slug'),
  status: z.string().default('publish'),
  date: z.iso.datetime({ local: true, error: 'is no date' }),
  menu_order: z.coerce.number().default(0),
  title: rendered,
  content: rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: rendered.default({ rendered: '' }),
  _embedded: z
    .object({
      'wp:featuredmedia': z.array(z.unknown()).catch([]),
      // An error stands in the place of a taxonomy that may not be seen.
      'wp:term': z.array(termList.catch([])).catch([]),
    })
    .catch({ 'wp:featuredmedia': [], 'wp:term': [] }),
});

export type PostReading =
  | { readonly kind: 'entry'; readonly row: EntryRow }
  /** Not published, or for those who know its password. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'rejected'; readonly reason: string };

const kindOf = (categories: readonly string[]): EntryKind =>
  ENTRY_KINDS.find((kind) => categories.includes(kind)) ?? 'articles';

function imageOf(embedded: readonly unknown[]): Pick<EntryBody, 'image'> {
  const read = media.safeParse(embedded[0]);
  if (!read.success) return {};
  const { source_url: src, alt_text: alt, media_details: file } = read.data;
  return {
    image: {
      src,
      alt: toPlainText(alt),
      ...(file.width ? { width: file.width } : {}),
      ...(file.height ? { height: file.height } : {}),
      sizes: Object.entries(file.sizes).flatMap(([name, one]) =>
        one ? [{ name, src: one.source_url, width: one.width, height: one.height }] : [],
      ),
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
  if (data.status !== 'publish' || data.content.protected) return { kind: 'skipped' };
  const title = toPlainText(data.title.rendered);
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
        excerpt: toPlainText(data.excerpt.rendered),
        html,
        tags: terms.filter(({ taxonomy }) => taxonomy === 'post_tag').map(({ name }) => toPlainText(name)),
        templates: [],
        ...imageOf(embedded['wp:featuredmedia']),
      },
    },
  };
}

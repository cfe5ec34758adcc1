import { z } from 'zod';
import { ENTRY_KINDS, type EntryKind } from '@vvoz/api/content/contentSchemas';
import type { EntryBody, EntryRow } from '../../../content/contentRows.ts';
import { cleanHtml } from '../../../content/html/cleanHtml.ts';
import { createExcerpt, createTitle, tidyExcerpt } from '../../../content/html/createExcerpt.ts';
import { ForeignPictures } from '../../../content/html/ForeignPictures.ts';
import { toPlainText } from '../../../content/html/toPlainText.ts';
import type { CategoryPath, CategoryTree } from './readCategories.ts';
import { readSlug } from './readSlug.ts';

const rendered = z.object({ rendered: z.string() });
const address = z.string().regex(/^(?:https?:\/\/|\/(?!\/))/);
const size = z.object({ source_url: address, width: z.coerce.number(), height: z.coerce.number() });
/** PHP writes an empty object as a list. A size that cannot be read is dropped; the others stay. */
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
const slug = z.string().transform((text, context) => {
  const decodedSlug = readSlug(text);
  if (decodedSlug === undefined) context.addIssue('is not a slug');
  return decodedSlug ?? z.NEVER;
});
const term = z.object({
  id: z.coerce.number().optional().catch(undefined),
  taxonomy: z.string(),
  slug,
  name: z.string(),
});
/** A term that cannot be read is dropped; the others stay. */
const termList = z
  .array(term.optional().catch(undefined))
  .transform((terms) => terms.filter((one) => one !== undefined));

const post = z.object({
  id: z.coerce.string(),
  slug,
  link: z.url().optional().catch(undefined),
  status: z.string().default('publish'),
  date: z.iso.datetime({ local: true, error: 'is not a date' }),
  menu_order: z.coerce.number().default(0),
  title: rendered,
  content: rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: rendered.default({ rendered: '' }),
  _embedded: z
    .object({
      'wp:featuredmedia': z.array(z.unknown()).catch([]),
      // A taxonomy without permission is an error object.
      'wp:term': z.array(termList.catch([])).catch([]),
    })
    .catch({ 'wp:featuredmedia': [], 'wp:term': [] }),
});

export type PostReading =
  | { readonly kind: 'entry'; readonly row: EntryRow }
  /** Not published, or protected by a password. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'rejected'; readonly reason: string };

const toTopCategory = ({ slug: path, name }: z.output<typeof term>): CategoryPath => ({
  path,
  titles: [toPlainText(name) || path],
});

const chooseKind = (categories: readonly string[]): EntryKind =>
  ENTRY_KINDS.find((kind) => categories.includes(kind)) ?? 'articles';

function readImage(embedded: readonly unknown[], pictures: ForeignPictures): Pick<EntryBody, 'image'> {
  const parsedMedia = media.safeParse(embedded[0]);
  const src = parsedMedia.success ? pictures.toOwnAddress(parsedMedia.data.source_url) : undefined;
  if (!parsedMedia.success || src === undefined) return {};
  const { alt_text: alt, media_details: file } = parsedMedia.data;
  return {
    image: {
      src,
      alt: toPlainText(alt),
      ...(file.width ? { width: file.width } : {}),
      ...(file.height ? { height: file.height } : {}),
      sizes: Object.entries(file.sizes).flatMap(([name, one]) => {
        const ownAddress = one && pictures.toOwnAddress(one.source_url);
        return one === undefined || ownAddress === undefined
          ? []
          : [{ name, src: ownAddress, width: one.width, height: one.height }];
      }),
    },
  };
}

/**
 * Reads an object of the REST interface as an entry. Decodes entities in titles and excerpts, sanitises the HTML, and
 * gives pictures addresses on our origin. A post without a title gets its first words. A category with the name of a
 * kind (news, videos) decides the kind; the first other one is the category. Never throws.
 * @param baseUrl the site, for relative addresses
 * @param tree the site's categories; one that it lacks is at the top
 */
export function readPost(object: unknown, baseUrl: string, tree: CategoryTree = new Map()): PostReading {
  const parsedPost = post.safeParse(object);
  if (!parsedPost.success) {
    const [issue] = parsedPost.error.issues;
    return { kind: 'rejected', reason: `${issue?.path.join('.') || 'the post'}: ${issue?.message}` };
  }
  const { data } = parsedPost;
  if (data.status !== 'publish' || data.content.protected) return { kind: 'skipped' };
  const pictures = new ForeignPictures(data.link ?? baseUrl);
  const html = cleanHtml(data.content.rendered, {
    pictures,
    ...(data.link === undefined ? {} : { page: data.link }),
  }).trim();
  const title = toPlainText(data.title.rendered) || createTitle(html);
  if (title === '') return { kind: 'rejected', reason: 'title.rendered: is empty, and there is no text' };
  const { _embedded: embedded } = data;
  const terms = embedded['wp:term'].flat();
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'category');
  const kind = chooseKind(categories.map(({ slug: name }) => name));
  const category = categories.find(({ slug: name }) => name !== kind);
  const place = category && (tree.get(category.id ?? 0) ?? toTopCategory(category));
  const image = readImage(embedded['wp:featuredmedia'], pictures);
  const { addresses } = pictures;
  return {
    kind: 'entry',
    row: {
      kind,
      slug: data.slug,
      title,
      date: data.date.slice(0, 10),
      category: place?.path ?? '',
      position: data.menu_order,
      body: {
        excerpt: tidyExcerpt(toPlainText(data.excerpt.rendered)) || createExcerpt(html),
        html,
        tags: terms.filter(({ taxonomy }) => taxonomy === 'post_tag').map(({ name }) => toPlainText(name)),
        templates: [],
        ...(place ? { categoryTitles: place.titles } : {}),
        ...image,
        ...(addresses.length > 0 ? { pictures: addresses } : {}),
      },
    },
  };
}

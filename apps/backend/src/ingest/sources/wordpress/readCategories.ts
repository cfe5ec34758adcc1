import { z } from 'zod';
import { toPlainText } from '../../../content/html/toPlainText.ts';
import { readSlug } from './readSlug.ts';
import { readWordpressPages, WordpressError, type WordpressAccess } from './wordpressPages.ts';

/** A category with those above it, the top first. */
export interface CategoryPath {
  /** `tamozhnya/utilsbor`. */
  readonly path: string;
  readonly titles: readonly string[];
}

/** The categories of a site by their ids. */
export type CategoryTree = ReadonlyMap<number, CategoryPath>;

const schema = z.object({
  id: z.coerce.number(),
  slug: z.string(),
  name: z.string().catch(''),
  parent: z.coerce.number().catch(0),
});
type Category = z.output<typeof schema>;

/** Deeper categories are shown at this depth; it also ends a circle of parents. */
const MAX_DEPTH = 5;

function buildPath(category: Category, all: ReadonlyMap<number, Category>): CategoryPath | undefined {
  const chain: Category[] = [];
  for (let one: Category | undefined = category; one && chain.length < MAX_DEPTH; one = all.get(one.parent))
    chain.unshift(one);
  const slugs = chain.map(({ slug }) => readSlug(slug));
  if (slugs.some((slug) => slug === undefined)) return undefined;
  return {
    path: slugs.join('/'),
    titles: chain.map(({ name, slug }) => toPlainText(name) || slug),
  };
}

/**
 * Reads the categories of a site with their parents. A site that does not show them has an empty tree: the categories
 * that its posts bring are then all at the top. Throws the reason of the signal.
 */
export async function readCategories(access: WordpressAccess): Promise<CategoryTree> {
  const all = new Map<number, Category>();
  try {
    for await (const page of readWordpressPages(access, 'categories'))
      for (const object of page) {
        const { data } = schema.safeParse(object);
        if (data) all.set(data.id, data);
      }
  } catch (error) {
    if (!(error instanceof WordpressError)) throw error;
  }
  return new Map(
    [...all.values()].flatMap((category) => {
      const path = buildPath(category, all);
      return path === undefined ? [] : [[category.id, path] as const];
    }),
  );
}

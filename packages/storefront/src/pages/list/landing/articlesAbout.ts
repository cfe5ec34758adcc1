import type { EntrySummary } from '@vvoz/api/content/contentSchemas';

/** Articles on a landing. */
const MAX_ARTICLES = 3;
/** Shorter names of models, such as «R» or «i», are also words of other tags. */
const MIN_NAME = 3;

/** `N-Box`, `N BOX` → `nbox`. */
const simplify = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Selects the articles with a tag that is the model («Alphard»), or brand and model («Toyota Prius»). */
export function selectArticlesAbout(
  { brand, model }: { readonly brand: string; readonly model: string },
  entries: readonly EntrySummary[],
): readonly EntrySummary[] {
  const name = simplify(model);
  const names = [`${simplify(brand)}${name}`, ...(name.length < MIN_NAME ? [] : [name])];
  return entries
    .filter(({ tags }) => tags.some((tag) => names.includes(simplify(tag))))
    .slice(0, MAX_ARTICLES);
}

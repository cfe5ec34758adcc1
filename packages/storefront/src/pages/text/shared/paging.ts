import type { SearchParams } from '../../../shell/pageTemplate.ts';

/** Entries on a page (specification, section 9). */
export const LIST_PAGE_SIZE = 8;

/** Returns the slice of a list that a page shows. */
export const getPageSlice = (page: number) => ({
  limit: LIST_PAGE_SIZE,
  offset: (page - 1) * LIST_PAGE_SIZE,
});

export const countPages = (count: number): number => Math.max(1, Math.ceil(count / LIST_PAGE_SIZE));

/** Reads `page`: 1 when it is absent; undefined when it is not a page number. */
export function readPageNumber({ page }: SearchParams): number | undefined {
  if (page === undefined) return 1;
  return typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined;
}

/** Formats the address of a list's page with its filters; that of the first page has no number. */
export function formatListHref(
  path: string,
  page: number,
  choices: readonly (readonly [name: string, value: string | undefined])[] = [],
): string {
  const search = new URLSearchParams(
    choices.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** «Отзывы покупателей — страница 2», so that no two pages of a list have the same title. */
export const formatListTitle = (title: string, page: number): string =>
  page > 1 ? `${title} — страница ${page}` : title;

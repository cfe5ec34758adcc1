/** A landing with fewer lots has too little content for search engines. */
export const MIN_LANDING_LOTS = 3;

/** A page of a catalogue. */
export interface ListedPage {
  readonly kind: 'catalogue';
  /** The landing's address, if the filters are a landing (`findLandingPath`). */
  readonly landing: string | undefined;
  /** True for the catalogue itself, without a chosen brand. */
  readonly isWhole: boolean;
  readonly count: number;
  /** True when the page number is beyond the end of the list. */
  readonly isBeyondEnd?: boolean;
}

/** A page of text: an article, a list of articles, reviews, contacts, the front page of the main host. */
export interface TextPage {
  readonly kind: 'text';
  /** Its canonical address, with the page number of a list: `/informacziya?page=2`. */
  readonly path: string;
  /** True when the visitor has chosen a part of a list. */
  readonly isFiltered?: boolean;
}

/** What decides whether search engines may list a page. All other pages are hidden: lots, forms, pages of one visitor, errors. */
export type PageState = ListedPage | TextPage;

/** A page has a canonical address or must not be listed, never both. */
export type Indexing = { readonly canonical: string } | { readonly isHidden: true };

const HIDDEN: Indexing = { isHidden: true };

const isListedCatalogue = ({ isWhole, count, isBeyondEnd = false }: ListedPage): boolean =>
  !isBeyondEnd && (isWhole || count >= MIN_LANDING_LOTS);

/**
 * Decides whether search engines may list a page, and under which address; docs/seo.md has a table. A catalogue is listed even
 * when it is empty today; a brand, model or body code only with MIN_LANDING_LOTS lots; any other choice of filters never. The
 * order of lots, the page number and parameters of advertising do not matter: pages with them name the landing as canonical.
 * Every page of a list of texts is listed, because its entries are on no other page of the list.
 */
export function decideIndexing(page: PageState): Indexing {
  if (page.kind === 'text') return page.isFiltered ? HIDDEN : { canonical: page.path };
  return page.landing !== undefined && isListedCatalogue(page) ? { canonical: page.landing } : HIDDEN;
}

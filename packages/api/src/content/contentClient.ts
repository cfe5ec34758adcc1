import { encodePairs } from '../encodePairs.ts';
import { encodeSegment } from '../encodeSegment.ts';
import { createLenientGet, type ClientOptions, type RequestOptions } from '../http.ts';
import {
  articlesCountSchema,
  articlesSchema,
  motoCharSchema,
  optionsSchema,
  pageListSchema,
  pageSchema,
  reviewsSchema,
  type EntryKind,
  type EntryList,
  type MotoChar,
  type PageList,
  type PageRecord,
  type ReviewList,
  type SiteOptions,
} from './contentSchemas.ts';

const ARTICLES = 'wp-json/api/articles';

/** A slice of a list. */
interface Slice {
  readonly limit: number;
  readonly offset?: number | undefined;
}

export interface EntryListQuery extends Slice {
  readonly kind?: EntryKind | undefined;
  /** Path of a category: `tamozhnya/utilsbor`. Its subcategories are included. */
  readonly category?: string | undefined;
  /** Name of a page template that the entries are written for. */
  readonly template?: string | undefined;
}

export interface ReviewListQuery extends Slice {
  /** 1 to 5. */
  readonly rating?: number | undefined;
  readonly template?: string | undefined;
}

/**
 * Typed client of the content calls. Every method throws ApiError. What cannot be read of an answer is left out, with a
 * warning, where a page can be shown without it.
 */
export function createContentClient(options: ClientOptions) {
  const get = createLenientGet(options);
  return {
    /** Site options: contacts, hours. */
    options: (call?: RequestOptions): Promise<SiteOptions> => get(optionsSchema, 'api/options', [], call),
    /** The record of a page by its path on a host; throws an ApiError of status 404 if there is none. */
    page: (path: string, name: string, call?: RequestOptions): Promise<PageRecord> =>
      get(
        pageSchema,
        'api/pages',
        [
          ['path', path],
          ['name', name],
        ],
        call,
      ),
    /** The pages of a host that robots may read. */
    pages: (name: string, call?: RequestOptions): Promise<PageList> =>
      get(pageListSchema, 'api/pages/list', [['name', name]], call),
    /** A slice of the entries that match, without their texts. */
    entries: (query: EntryListQuery, call?: RequestOptions): Promise<EntryList> =>
      get(articlesSchema, ARTICLES, encodePairs(query), call),
    /** The first 100 entries of a kind, with their texts. */
    texts: (kind: EntryKind, call?: RequestOptions): Promise<EntryList> =>
      get(articlesSchema, ARTICLES, encodePairs({ kind, html: 1, limit: 100 }), call),
    /** Number of entries of a kind, or of a category with its subcategories; an ApiError of status 404 for others. */
    entryCount: async (id: string, call?: RequestOptions): Promise<number> =>
      (await get(articlesCountSchema, `${ARTICLES}/count/${encodeSegment(id)}`, [], call)).count,
    reviews: (query: ReviewListQuery, call?: RequestOptions): Promise<ReviewList> =>
      get(reviewsSchema, 'api/reviews', encodePairs(query), call),
    /**
     * Characteristics of a motorcycle model, with or without its brand; throws an ApiError of status 404 if there are
     * none.
     */
    motoChar: (model: string, call?: RequestOptions): Promise<MotoChar> =>
      get(motoCharSchema, 'api/moto/char', [['model', model]], call),
  };
}

export type ContentClient = ReturnType<typeof createContentClient>;

import { LOT_AGES } from '@vvoz/api/headers/lotAges';

/** The data whose version is the answer's ETag. What the catalogue decides has the day in its ETag too. */
export type TagSource = 'catalogue' | 'content' | 'both' | 'none';

export interface CacheRow {
  readonly control: string;
  readonly tag: TagSource;
  /** The answer depends on its address, the version of the catalogue and the day only, so the process remembers it. */
  readonly isRemembered?: boolean;
}

const LISTS = {
  control: `public, max-age=${LOT_AGES.apiFresh}, stale-while-revalidate=${LOT_AGES.apiBehind}`,
  tag: 'catalogue',
} as const;

/** HTTP lifetimes by kind of data. Routes only name a kind. */
export const CACHE = {
  /** Lists, counts, facets. They contain prices and statuses, so nobody may show them longer than a minute. */
  catalogue: { ...LISTS, isRemembered: true },
  /** What also depends on content: titles, sets. */
  catalogueTexts: { ...LISTS, tag: 'both' },
  /** One lot: price and status must be recent. */
  lot: { control: `public, max-age=${LOT_AGES.apiFresh}`, tag: 'catalogue', isRemembered: true },
  /** Options, page records, OpenAPI. */
  content: { control: 'public, max-age=60, stale-while-revalidate=600', tag: 'content' },
  /** A picture's address contains its version. */
  picture: { control: 'public, max-age=31536000, immutable', tag: 'none' },
  /** A placeholder for a picture that may be available at the next request. */
  noPicture: { control: 'public, max-age=30', tag: 'none' },
  /** Receipts: a change of settings or rates may take this long to appear. */
  cost: { control: 'public, max-age=30', tag: 'none' },
  none: { control: 'no-store', tag: 'none' },
} as const satisfies Record<string, CacheRow>;

export type CacheKind = keyof typeof CACHE;

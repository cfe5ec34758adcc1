/** What an answer depends on besides its address: the state of the catalogue, the content files, or nothing to tell. */
type TagSource = 'catalogue' | 'content' | 'none';

/** How long answers may be kept, by kind of data. The one table: routes name a kind and nothing else. */
export const CACHE = {
  /** Lists, counts, facets. */
  catalogue: { control: 'public, max-age=30, stale-while-revalidate=300', tag: 'catalogue' },
  /** One lot: its price and status must not be old. */
  lot: { control: 'public, max-age=30', tag: 'catalogue' },
  /** Options, page records, the description of the API. */
  content: { control: 'public, max-age=60, stale-while-revalidate=600', tag: 'content' },
  /** A picture's address carries its version. */
  picture: { control: 'public, max-age=31536000, immutable', tag: 'none' },
  /** Receipts: as long as a change of settings or rates may take to be seen. */
  cost: { control: 'public, max-age=30', tag: 'none' },
  none: { control: 'no-store', tag: 'none' },
} as const satisfies Record<string, { control: string; tag: TagSource }>;

export type CacheKind = keyof typeof CACHE;

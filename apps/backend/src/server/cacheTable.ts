/** How long answers may be kept, by kind of data. The one table: routes name a kind and nothing else. */
export const CACHE = {
  /** Lists, counts, facets: a lot's price or status is at most a minute old. */
  catalogue: { control: 'public, max-age=30, stale-while-revalidate=300', etag: true },
  lot: { control: 'public, max-age=30, stale-while-revalidate=300', etag: true },
  content: { control: 'public, max-age=60, stale-while-revalidate=600', etag: false },
  picture: { control: 'public, max-age=31536000, immutable', etag: false },
  none: { control: 'no-store', etag: false },
} as const satisfies Record<string, { control: string; etag: boolean }>;

export type CacheKind = keyof typeof CACHE;

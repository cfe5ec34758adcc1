import ky, { HTTPError } from 'ky';
import { z } from 'zod';

export interface WordpressAccess {
  /** `https://host`: the REST interface lies in `/wp-json/wp/v2/` below it. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** Longest wait between two attempts, ms. */
  readonly longestPauseMs?: number;
  readonly signal?: AbortSignal;
}

const PER_PAGE = 100;
const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const LONGEST_PAUSE_MS = 60_000;
/** A site that gives more pages than this does not end. */
const MOST_PAGES = 5000;

const pastTheEnd = z.object({ code: z.literal('rest_post_invalid_page_number') });

/** The site could not be read; the message says which address answered what. */
export class WordpressError extends Error {
  override readonly name = 'WordpressError';
}

const isPastTheEnd = (error: unknown): boolean =>
  error instanceof HTTPError &&
  error.response.status === 400 &&
  pastTheEnd.safeParse(error.data ?? {}).success;

/**
 * The objects of a resource (`posts`, `pages`, a type of its own), page by page in the order of their ids, with what they
 * embed. Network faults, 429 and 5xx are tried again, as long as the site asks for. Throws WordpressError, and the
 * reason of the signal.
 */
export async function* wordpressPages(
  access: WordpressAccess,
  resource: string,
): AsyncGenerator<readonly unknown[], void, undefined> {
  const { timeoutMs = TIMEOUT_MS, retries = RETRIES, longestPauseMs = LONGEST_PAUSE_MS, signal } = access;
  const site = ky.create({
    baseUrl: `${access.baseUrl.replace(/\/+$/, '')}/wp-json/wp/v2/`,
    timeout: timeoutMs,
    retry: {
      limit: retries,
      methods: ['get'],
      statusCodes: [408, 429, 500, 502, 503, 504],
      backoffLimit: longestPauseMs,
      maxRetryAfter: longestPauseMs,
    },
    ...(signal ? { signal } : {}),
  });
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const search = { per_page: PER_PAGE, page, orderby: 'id', order: 'asc', _embed: 1 };
    let items: unknown;
    try {
      const response = await site.get(resource, { searchParams: search });
      pages = Math.min(MOST_PAGES, Number(response.headers.get('x-wp-totalpages')) || page);
      items = await response.json();
    } catch (error) {
      signal?.throwIfAborted();
      // Posts were taken down while they were read.
      if (isPastTheEnd(error)) return;
      const what = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
      throw new WordpressError(`wordpress ${resource}, page ${page}: ${what}`, { cause: error });
    }
    if (!Array.isArray(items))
      throw new WordpressError(`wordpress ${resource}, page ${page}: the answer is no list`);
    yield items;
  }
}

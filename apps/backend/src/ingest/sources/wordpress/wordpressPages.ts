import { z } from 'zod';
import type { Completeness } from '../../rawRecord.ts';
import { parseBaseAddress, getBytes, type GetResponse, type GetOptions } from '../../transports/getBytes.ts';
import { OperatorError } from '../../../lib/OperatorError.ts';
import { parseJson } from '../../../lib/parseJson.ts';

export interface WordpressAccess extends GetOptions {
  /** `https://host`; the REST interface is at `/wp-json/wp/v2/` on it. */
  readonly baseUrl: string;
}

const PER_PAGE = 100;
/** A site with more pages than this is assumed to be endless. */
const MAX_PAGES = 5000;
const PAST_THE_END = 'rest_post_invalid_page_number';

const refusal = z.object({ code: z.string() });
const numbered = z.object({ id: z.union([z.number(), z.string()]) });

/** The site could not be read; the message says which resource and page, and what is wrong. */
export class WordpressError extends OperatorError {
  override readonly name = 'WordpressError';
}

function readJson(bytes: Buffer): unknown {
  const value = parseJson(bytes.toString('utf8'));
  if (value === undefined) throw new TypeError('the answer is not JSON');
  return value;
}

/** Reads the objects of an answer; undefined past the last page. Throws a TypeError that says what is wrong. */
function readItems({ status, bytes }: GetResponse): readonly unknown[] | undefined {
  if (status !== 200) {
    const { data } = refusal.safeParse(status === 400 ? readJson(bytes) : undefined);
    if (data?.code === PAST_THE_END) return undefined;
    throw new TypeError(`HTTP ${status}${data ? `, ${data.code.slice(0, 100)}` : ''}`);
  }
  const items = readJson(bytes);
  if (!Array.isArray(items)) throw new TypeError('the answer is not a list');
  return items;
}

/** Reads a paging header; undefined if a proxy or a plugin removed it. */
function readCount(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads the objects of a resource (`posts`, `pages`, a custom type) page by page, in the order of their ids, with their
 * embedded objects. Network faults, incomplete bodies, 408, 429 and 5xx are retried.
 *
 * Pages count from the first object: when an object is removed during the import, the others move up and the next page
 * skips one. So the import is whole only if the site sent its total, the total never fell, and that many objects
 * were read.
 * Throws WordpressError, and the reason of the signal.
 */
export async function* readWordpressPages(
  access: WordpressAccess,
  resource: string,
): AsyncGenerator<readonly unknown[], Completeness, undefined> {
  const { baseUrl, signal } = access;
  const seenIds = new Set<unknown>();
  let total: number | undefined;
  let pages: number | undefined;
  let hasShrunk = false;
  for (let page = 1; page <= Math.min(pages ?? MAX_PAGES, MAX_PAGES); page += 1) {
    let items: readonly unknown[] | undefined;
    try {
      const query = `per_page=${PER_PAGE}&page=${page}&orderby=id&order=asc&_embed=1`;
      const response = await getBytes(
        `${parseBaseAddress(baseUrl)}/wp-json/wp/v2/${resource}?${query}`,
        access,
      );
      items = readItems(response);
      if (!items && page === 1) throw new TypeError('the first page is past the end');
      const now = readCount(response.headers, 'x-wp-total');
      if (items && now !== undefined) {
        hasShrunk ||= total !== undefined && now < total;
        total = now;
      }
      if (items) pages = readCount(response.headers, 'x-wp-totalpages') ?? pages;
    } catch (error) {
      signal?.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      throw new WordpressError(`wordpress ${resource}, page ${page}: ${reason}`, { cause: error });
    }
    // Without the number of pages, an empty page is the last.
    if (!items || (items.length === 0 && pages === undefined)) break;
    for (const item of items)
      seenIds.add(numbered.safeParse(item).data?.id ?? Symbol('an object without an id'));
    yield items;
  }
  return total !== undefined && !hasShrunk && seenIds.size >= total ? 'whole' : 'part';
}

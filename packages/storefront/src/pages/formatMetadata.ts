import type { Metadata } from 'next';
import { decideIndexing, type PageState } from '@vvoz/seo/decideIndexing';
import { fitFirst, MAX_TITLE } from '@vvoz/seo/texts/fitText';

/** What search engines and browser tabs show of a page. */
export interface PageDescription {
  /** Without the site's name. */
  readonly title: string;
  /** Left out where search engines may not list the page. */
  readonly description?: string;
  /** Decides canonical address and robots. Its paths belong to this host, or are full addresses on another. */
  readonly state: PageState;
  /** Of a page with a share card of its own. */
  readonly tags?: Pick<Metadata, 'openGraph' | 'twitter'> | undefined;
  /** Address of the page's Atom feed. */
  readonly feed?: string;
}

/** Makes the metadata of a page that search engines may not list: of one visitor, of a lot, of an error. */
export const formatHiddenMetadata = (title: string): Metadata => ({
  title: fitFirst([title], MAX_TITLE),
  robots: { index: false, follow: true },
});

const listFeed = (feed: string | undefined): NonNullable<Metadata['alternates']> =>
  feed === undefined ? {} : { types: { 'application/atom+xml': feed } };

/**
 * Makes the metadata of a page: a title of at most MAX_TITLE characters, and either a canonical address or `noindex`.
 * @param origin address of the host
 */
export function formatMetadata(
  { title, description, state, tags, feed }: PageDescription,
  origin: string,
): Metadata {
  const indexing = decideIndexing(state);
  if (!('canonical' in indexing))
    return {
      ...formatHiddenMetadata(title),
      ...(feed === undefined ? {} : { alternates: listFeed(feed) }),
      ...tags,
    };
  return {
    title: fitFirst([title], MAX_TITLE),
    ...(description === undefined ? {} : { description }),
    alternates: { canonical: new URL(indexing.canonical, origin).href, ...listFeed(feed) },
    ...tags,
  };
}

import type { Metadata } from 'next';
import { decideIndexing, type PageState } from '@vvoz/seo/decideIndexing';
import type { ShareTags } from '@vvoz/seo/share/shareTags';
import { fitFirst, MAX_TITLE } from '@vvoz/seo/texts/fitText';
import { NO_PLAIN_TAGS } from '../share/plainTags.ts';

/** What search engines and browser tabs show of a page. */
export interface PageDescription {
  /** Without the site's name. */
  readonly title: string;
  /** Left out where search engines may not list the page. */
  readonly description?: string;
  /** Decides canonical address and robots. Its paths belong to this host, or are full addresses on another. */
  readonly state: PageState;
  /** Tags of a page that has a share card of its own. */
  readonly tags?: ShareTags | undefined;
  /** Address of the page's Atom feed. */
  readonly feed?: string;
}

/** Makes the metadata of a page that search engines may not list: a visitor's own page, a lot, an error. */
export const formatHiddenMetadata = (title: string): Metadata => ({
  title: fitFirst([title], MAX_TITLE),
  robots: { index: false, follow: true },
});

const listFeed = (feed: string | undefined): NonNullable<Metadata['alternates']> =>
  feed === undefined ? {} : { types: { 'application/atom+xml': feed } };

/**
 * Returns the tags that `RobotData` writes: those of the share card, and the description of a page that has one. So the flight
 * data do not contain them.
 */
export function listOwnTags({ description, state, tags }: PageDescription): ShareTags | undefined {
  const isListed = 'canonical' in decideIndexing(state);
  return tags && isListed && description !== undefined ? { ...tags, pageDescription: description } : tags;
}

/**
 * Makes the metadata of a page: a title of at most MAX_TITLE characters, and either a canonical address or `noindex`.
 * @param origin address of the host
 */
export function formatMetadata(
  { title, description, state, tags, feed }: PageDescription,
  origin: string,
): Metadata {
  const indexing = decideIndexing(state);
  const own = tags && NO_PLAIN_TAGS;
  if (!('canonical' in indexing))
    return {
      ...formatHiddenMetadata(title),
      ...(feed === undefined ? {} : { alternates: listFeed(feed) }),
      ...own,
    };
  return {
    title: fitFirst([title], MAX_TITLE),
    ...(description === undefined ? {} : { description: tags ? null : description }),
    alternates: { canonical: new URL(indexing.canonical, origin).href, ...listFeed(feed) },
    ...own,
  };
}

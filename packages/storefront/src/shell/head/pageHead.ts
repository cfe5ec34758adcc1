import { decideIndexing, type PageState } from '@vvoz/seo/decideIndexing';
import type { ShareTags } from '@vvoz/seo/share/shareTags';
import { fitFirst, MAX_TITLE } from '@vvoz/seo/texts/textLengths';

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

/** What the document's head contains about one page. */
export interface PageHead {
  /** Without the site's name; at most MAX_TITLE characters. */
  readonly title: string;
  /** Absent: the page has the site's description. */
  readonly description?: string;
  /** Full canonical address. Search engines must not list a page without one. */
  readonly canonical?: string;
  /** Full address of the page's Atom feed. */
  readonly feed?: string;
  /** Absent: the page has the site's share card. */
  readonly tags?: ShareTags;
}

/** Makes the head of a page that search engines may not list: a visitor's own page, a lot, an error. */
export const makeHiddenHead = (title: string): PageHead => ({ title: fitFirst([title], MAX_TITLE) });

/**
 * Makes the head of a page: a title of at most MAX_TITLE characters, and either a canonical address or none.
 * @param origin address of the host
 */
export function makePageHead(
  { title, description, state, tags, feed }: PageDescription,
  origin: string,
): PageHead {
  const indexing = decideIndexing(state);
  return {
    ...makeHiddenHead(title),
    ...('canonical' in indexing
      ? {
          canonical: new URL(indexing.canonical, origin).href,
          ...(description === undefined ? {} : { description }),
        }
      : {}),
    ...(feed === undefined ? {} : { feed: new URL(feed, origin).href }),
    ...(tags ? { tags } : {}),
  };
}

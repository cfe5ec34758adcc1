import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';
import { describeArrival } from '@vvoz/seo/feed/describeArrival';
import { formatTagUri, type AtomFeed } from '@vvoz/seo/feed/formatAtom';
import type { SharedArrival } from '../data/arrivals.ts';
import { formatFeedPath } from './feedPath.ts';

const PICTURE_WIDTH = 640;
/** Stands for a time that is not known. */
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z';

interface FeedList {
  /** Canonical path and query of the list. */
  readonly address: string;
  readonly heading: string;
  readonly siteName: string;
  /** Address of the host. */
  readonly origin: string;
  readonly arrivals: readonly SharedArrival[];
}

/** Builds the feed of a list. */
export function buildFeed({ address, heading, siteName, origin, arrivals }: FeedList): AtomFeed {
  const { hostname } = new URL(origin);
  const entries = arrivals.map(({ lot, addedAt = UNKNOWN_TIME }) => {
    const [type = '', ...id] = lot.lot.split('/');
    const { picture } = lot;
    return {
      id: formatTagUri(hostname, `lot/${lot.lot}`),
      title: lot.title,
      url: `${origin}/cars/${type}/${encodeURIComponent(id.join('/'))}`,
      updated: addedAt,
      html: describeArrival(lot, picture && new URL(formatPictureUrl(picture, PICTURE_WIDTH), origin).href),
    };
  });
  return {
    id: formatTagUri(hostname, `list${address}`),
    title: `Новые лоты: ${heading}`,
    subtitle: 'Лоты, которые появились последними, с ценой под ключ и оценкой',
    author: siteName,
    self: `${origin}${formatFeedPath(address)}`,
    page: `${origin}${address}`,
    updated:
      entries
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? UNKNOWN_TIME,
    entries,
  };
}

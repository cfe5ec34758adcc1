import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';
import { ARRIVAL_PICTURE_WIDTH, describeArrival } from '@vvoz/seo/feed/describeArrival';
import { formatTagUri, type AtomFeed } from '@vvoz/seo/feed/formatAtom';
import { formatShelfHref } from '@vvoz/ui/shelf/lotStateText.ts';
import { findNewest } from '../findNewest.ts';
import type { SharedArrival } from '../../data/arrivals.ts';
import { formatFeedPath } from '../../address/feedPath.ts';

/** Used where no time is known. */
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
    const { picture } = lot;
    return {
      id: formatTagUri(hostname, `lot/${lot.lot}`),
      title: lot.title,
      url: `${origin}${formatShelfHref(lot.lot)}`,
      updated: addedAt,
      html: describeArrival(
        lot,
        picture && new URL(formatPictureUrl(picture, ARRIVAL_PICTURE_WIDTH), origin).href,
      ),
    };
  });
  return {
    id: formatTagUri(hostname, `list${address}`),
    title: `Новые лоты: ${heading}`,
    subtitle: 'Лоты, которые появились последними, с ценой под ключ и оценкой',
    author: siteName,
    self: `${origin}${formatFeedPath(address)}`,
    page: `${origin}${address}`,
    updated: findNewest(entries.map(({ updated }) => updated)) ?? UNKNOWN_TIME,
    entries,
  };
}

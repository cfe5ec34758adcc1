import type { Metadata } from 'next';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { buildShareTags } from '@vvoz/seo/share/shareTags';
import { PLAIN_CARDS } from './plainCards.ts';

type ShareMetadata = Pick<Metadata, 'openGraph' | 'twitter'>;

/**
 * Creates the tags of a page without its own share card, as metadata of Next. Title and description come from the page
 * itself.
 */
export function createPlainTags(host: Host, siteName: string): ShareMetadata {
  const { openGraph, twitter } = buildShareTags({ siteName, image: PLAIN_CARDS[host].src });
  return { openGraph: { ...openGraph, images: [...openGraph.images] }, twitter };
}

/** Removes the plain tags from a page that has its own: `RobotData` writes those, which need not be in the flight data. */
export const NO_PLAIN_TAGS: ShareMetadata = { openGraph: null, twitter: null };

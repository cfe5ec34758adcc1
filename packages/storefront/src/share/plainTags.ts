import type { Metadata } from 'next';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { buildShareTags } from '@vvoz/seo/share/shareTags';
import { PLAIN_CARDS } from './plainCards.ts';

/** The tags of a page without a card of its own, as metadata of Next. Its title and description are those of the page. */
export function createPlainTags(host: Host, siteName: string): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { openGraph, twitter } = buildShareTags({ siteName, image: PLAIN_CARDS[host].src });
  return { openGraph: { ...openGraph, images: [...openGraph.images] }, twitter };
}

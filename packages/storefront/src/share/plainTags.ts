import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { buildShareTags } from '@vvoz/seo/share/shareTags';
import { PLAIN_CARDS } from './plainCards.ts';
import { toMetadata, type ShareMetadata } from './shareMetadata.ts';

/** The tags of a page without a card of its own, as metadata of Next. Its title and description are those of the page. */
export const createPlainTags = (host: Host, siteName: string): ShareMetadata =>
  toMetadata(buildShareTags({ siteName, image: PLAIN_CARDS[host].src }));

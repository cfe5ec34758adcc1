import { createHash } from 'node:crypto';
import type { CardRequest } from '@vvoz/api/share/cardSchemas';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { formatCardAddress, type CardPlace } from '@vvoz/seo/share/cardAddress';
import { describeLotShare, describeTextShare, type ShareTexts } from '@vvoz/seo/share/describeShare';
import { buildShareTags, type SharedPage, type ShareTags } from '@vvoz/seo/share/shareTags';
import type { Storefront } from '../../data/createStorefront.ts';
import { readCardPicture } from './readCardPicture.ts';

/** What is shared of a page: its texts, and the address of its picture on this site. */
export interface Shared {
  readonly place: CardPlace;
  readonly texts: ShareTexts;
  readonly picture: string | undefined;
}

/** Describes a lot for sharing. */
export const shareLot = (type: string, id: string, snapshot: LotSnapshot): Shared => ({
  place: { kind: 'lot', type, id },
  texts: describeLotShare(snapshot),
  picture: snapshot.picture,
});

/** Describes a text for sharing; undefined for a page without an entry. */
export const shareText = (path: string, { title, entry }: PageRecord): Shared | undefined =>
  entry && {
    place: { kind: 'page', path },
    texts: describeTextShare(title, entry.excerpt, entry.categoryTitle),
    picture: entry.image?.src,
  };

/** Creates the request from which the backend draws the card. */
export function createCardRequest(host: Storefront['host'], { texts, picture }: Shared): CardRequest {
  const { facts, ...card } = texts.card;
  const shown = readCardPicture(picture);
  return { host, ...card, ...(facts ? { facts: [...facts] } : {}), ...(shown ? { picture: shown } : {}) };
}

/** Formats a version that changes with everything that is drawn, so that a messenger loads the new picture. */
export const formatCardVersion = (host: Storefront['host'], shared: Shared): string =>
  createHash('sha256')
    .update(JSON.stringify(createCardRequest(host, shared)))
    .digest('base64url')
    .slice(0, 10);

/** Formats the path of the card's picture. */
export const formatCardHref = (host: Storefront['host'], shared: Shared): string =>
  formatCardAddress(shared.place, formatCardVersion(host, shared));

/** Creates the tags of a page with a card of its own. */
export const createShareTags = (
  { host, siteName, origin }: Pick<Storefront, 'host' | 'siteName' | 'origin'>,
  shared: Shared,
  page: Pick<SharedPage, 'url' | 'type'> = {},
): ShareTags => {
  const image = new URL(formatCardHref(host, shared), origin()).href;
  return buildShareTags({ siteName, image, ...page }, shared.texts);
};

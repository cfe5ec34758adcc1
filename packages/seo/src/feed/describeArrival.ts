import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { NBSP } from '@vvoz/catalogue/words/format';
import { escapeXml } from '../escapeXml.ts';

/** Width of a lot's picture in a feed, px. */
export const ARRIVAL_PICTURE_WIDTH = 640;
const PICTURE_HEIGHT = 480;

/**
 * Describes a lot in a feed as HTML: picture, price, facts, grade and place.
 * @param picture absolute address of a picture as wide as ARRIVAL_PICTURE_WIDTH
 */
export function describeArrival(lot: LotSnapshot, picture: string | undefined): string {
  const { title, price, priceLabel, facts, grade, place, auction } = lot;
  const footer = [grade && `Оценка ${grade}`, place && capitalize(place), auction].filter(Boolean);
  return [
    picture &&
      `<img src="${escapeXml(picture)}" alt="${escapeXml(title)}" width="${ARRIVAL_PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
    price &&
      `<strong>${escapeXml(priceLabel === undefined ? price : capitalize(`${priceLabel}${NBSP}— ${price}`))}</strong>`,
    facts && escapeXml(facts),
    escapeXml(footer.join(`${NBSP}· `)),
  ]
    .filter(Boolean)
    .map((part) => `<p>${part}</p>`)
    .join('');
}

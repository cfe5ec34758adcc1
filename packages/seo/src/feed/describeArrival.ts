import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { NBSP } from '@vvoz/catalogue/words/format';
import { escapeXml } from '../sitemap/escapeXml.ts';

const formatParagraph = (html: string): string => `<p>${html}</p>`;

/**
 * Describes a lot in a feed as HTML: picture, price, facts, grade and place.
 * @param picture absolute address; absent without one
 */
export function describeArrival(lot: LotSnapshot, picture: string | undefined): string {
  const { title, price, priceLabel, facts, grade, place, auction } = lot;
  const last = [grade && `Оценка ${grade}`, place && capitalize(place), auction].filter(Boolean);
  return [
    picture && `<img src="${escapeXml(picture)}" alt="${escapeXml(title)}" width="640" height="480">`,
    price &&
      `<strong>${escapeXml(priceLabel === undefined ? price : capitalize(`${priceLabel}${NBSP}— ${price}`))}</strong>`,
    facts && escapeXml(facts),
    last.length > 0 && escapeXml(last.join(`${NBSP}· `)),
  ]
    .filter((part) => part !== undefined && part !== '' && part !== false)
    .map((part) => formatParagraph(String(part)))
    .join('');
}

import { joinPieces } from '../compression/joinPieces.ts';

/** Characters by which a part of a placeholder is recognised. Of a placeholder cut in two, one half has at least so many. */
const PART = 8;

/**
 * Joins neighbouring pieces of a page's data, so that the gateway finds the placeholder everywhere. Throws when a part of a
 * placeholder is left: the gateway would pass it on.
 * @param html a whole page
 */
export function joinPageData(html: string, placeholder: string): string {
  const joined = joinPieces(html, placeholder);
  const rest = joined.replaceAll(placeholder, '');
  if (rest.includes(placeholder.slice(0, PART)) || rest.includes(placeholder.slice(-PART)))
    throw new Error('A page has a part of the placeholder, which the gateway would not replace');
  return joined;
}

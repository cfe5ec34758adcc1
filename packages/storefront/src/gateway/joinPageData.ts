/** What React's server writes between two pieces of a page's data. A piece may end in the middle of the nonce. */
const formatSeam = (placeholder: string): string =>
  `"])</script><script nonce="${placeholder}">self.__next_f.push([1,"`;

/** Characters by which a part of a placeholder is recognised. Half of a cut one has at least so many. */
const PART = 8;

/**
 * Joins neighbouring pieces of a page's data, so that the gateway finds the placeholder everywhere. Throws when a part of a
 * placeholder is left: the gateway would pass it on.
 * @param html a whole page
 */
export function joinPageData(html: string, placeholder: string): string {
  const joined = html.replaceAll(formatSeam(placeholder), '');
  const rest = joined.replaceAll(placeholder, '');
  if (rest.includes(placeholder.slice(0, PART)) || rest.includes(placeholder.slice(-PART)))
    throw new Error('A page has a part of the placeholder, which the gateway would not replace');
  return joined;
}

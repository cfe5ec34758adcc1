/** What React's server writes between two pieces of a page's data. A piece may end in the middle of the nonce. */
const formatSeam = (nonce: string): string => `"])</script><script nonce="${nonce}">self.__next_f.push([1,"`;

/** Joins neighbouring pieces of a page's data, whose number depends on how busy the server was. */
export const joinPieces = (html: string, nonce: string): string => html.replaceAll(formatSeam(nonce), '');

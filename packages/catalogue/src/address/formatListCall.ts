/** Escapes of characters outside of ASCII, in an address whose other escapes must stay. */
const FOREIGN_ESCAPES = /(?:%[89a-f][\da-f])+/gi;
/** Escapes of characters that a value of a query may contain as they are. */
const NEEDLESS_ESCAPES = /%(?:2F|3F|3D|3A|2C|5B|5D)/g;

function decodeForeign(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/**
 * Formats a call about a list: `/api/top?list=/japan?model=%D0%BA`. Letters of Cyrillic are escaped once, not the escapes of
 * the address again, because a site refuses an address of more than 2,000 characters.
 * @param address path and query of the list on this host
 */
export const formatListCall = (path: string, address: string): string =>
  `${path}?list=${encodeURIComponent(address.replace(FOREIGN_ESCAPES, decodeForeign)).replace(NEEDLESS_ESCAPES, decodeURIComponent)}`;

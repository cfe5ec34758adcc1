import { decodeHTMLStrict } from 'entities';

/** HTML's replacement for an impossible character: half a surrogate pair, or a number beyond Unicode. */
const REPLACEMENT = '\uFFFD';

/**
 * Decodes HTML entities, once. Unknown entities stay. The result is plain text and may contain `<`: escape it in HTML.
 */
export const decodeEntities = (encoded: string): string =>
  encoded.replaceAll(/&#?\w+;/g, (entity) => {
    const text = decodeHTMLStrict(entity);
    return text === REPLACEMENT ? entity : text;
  });

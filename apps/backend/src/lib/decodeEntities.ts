import { decodeHTMLStrict } from 'entities';

/** What HTML puts in the place of a character that cannot be: half a surrogate pair, or a number beyond Unicode. */
const REPLACEMENT = '\uFFFD';

/** Text with HTML entities → plain text, decoded once; what is no known entity stays. The result is text, never HTML. */
export const decodeEntities = (encoded: string): string =>
  encoded.replaceAll(/&#?\w+;/g, (entity) => {
    const text = decodeHTMLStrict(entity);
    return text === REPLACEMENT ? entity : text;
  });

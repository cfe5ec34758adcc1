import { decodeEntities } from '../../lib/decodeEntities.ts';

/** Most texts are plain ASCII without entities and need no decoding. */
const TO_DECODE = /[&\u0080-\uFFFF]/;

/**
 * Decodes a text of a feed. Entities are decoded twice, because some are encoded twice (`&amp;nbsp;`,
 * `RS&amp;#65393;`), then NFKC normalises half-width katakana and full-width digits.
 */
export const decodeFeedText = (text: string): string =>
  TO_DECODE.test(text) ? decodeTwice(text).normalize('NFKC') : text;

/** Decodes an address of a feed: entities twice, without NFKC. */
export const decodeTwice = (text: string): string =>
  text.includes('&') ? decodeEntities(decodeEntities(text)) : text;

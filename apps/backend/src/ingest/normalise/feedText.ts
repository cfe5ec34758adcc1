import { decodeEntities } from '../../lib/decodeEntities.ts';

/** Most texts are plain ASCII without entities: one look tells. */
const TO_DECODE = /[&\u0080-\uFFFF]/;

/**
 * A text of a feed as it is meant: entities are decoded twice, because some come encoded twice (`&amp;nbsp;`,
 * `RS&amp;#65393;`), then NFKC makes half-width katakana and full-width digits ordinary ones.
 */
export const feedText = (text: string): string =>
  TO_DECODE.test(text) ? decodeTwice(text).normalize('NFKC') : text;

/** An address out of a feed: entities are decoded twice, its characters stay. */
export const decodeTwice = (text: string): string =>
  text.includes('&') ? decodeEntities(decodeEntities(text)) : text;

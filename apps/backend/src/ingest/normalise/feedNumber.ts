const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** `123,456`, `8 000`: groups of three after one kind of separator. */
const GROUPED = /^-?\d{1,3}([ ,'’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const SEPARATORS = /[ ,'’]/g;
/**
 * `1000cc`, `48 000 km`, `6480 м/ч` (hours of work). A text with another unit, such as `mi` or `万`, is not a number.
 */
const UNIT = / ?(?:cc|ccm|cm3|см3|km|км|м\/?ч|моточас(?:а|ов)?|ч|yen|円|kg|кг|mm|мм)$/i;
/** A longer text is a number only without separators and unit. The slower patterns are not matched against it. */
const MAX_LENGTH = 40;

/** Parses a number of a feed, with separators of thousands and a unit. Returns NaN for other texts. */
export function parseFeedNumber(text: string): number {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return Number(trimmed);
  if (trimmed.length > MAX_LENGTH) return NaN;
  const bare = trimmed.replace(UNIT, '');
  if (PLAIN.test(bare)) return Number(bare);
  return GROUPED.test(bare) ? Number(bare.replaceAll(SEPARATORS, '')) : NaN;
}

const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** `123,456`, `8 000`: groups of three after one kind of separator. */
const GROUPED = /^-?\d{1,3}([ ,'’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const SEPARATORS = /[ ,'’]/g;
/** `1000cc`, `48 000 km`, `6480 м/ч` (hours of work). A unit of another size, as `mi` or `万`, makes a text unreadable. */
const UNIT = / ?(?:cc|ccm|cm3|см3|km|км|м\/?ч|моточас(?:а|ов)?|ч|yen|円|kg|кг|mm|мм)$/i;
/** Longer texts are no numbers: patterns are not tried on them. */
const MAX_LENGTH = 40;

/** A number as feeds write it, with separators of thousands and a unit behind it; NaN for a text that is none. */
export function feedNumber(text: string): number {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return Number(trimmed);
  if (trimmed.length > MAX_LENGTH) return NaN;
  const bare = trimmed.replace(UNIT, '');
  if (PLAIN.test(bare)) return Number(bare);
  return GROUPED.test(bare) ? Number(bare.replaceAll(SEPARATORS, '')) : NaN;
}

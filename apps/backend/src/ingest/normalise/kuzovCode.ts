import { trimCharacters } from '@vvoz/catalogue/words/trimCharacters';
import { toUpperName } from './tidyText.ts';

/**
 * Emission classes of 2005 and later: DBA, CBA, ABF, JBK … and 3BA, 6AA, 2RG, 8BL …; the last letter is the kind of
 * vehicle.
 */
const LATER_CLASS = /^[A-Z\d][A-Z][ADFGJKLN]$/;
/** Classes before 2005. One or two letters may also begin a body code, so only known classes count. */
const EARLIER_CLASSES = new Set(
  'E S T Q N U P H K L M R V X Y Z GA GB GC GD GE GF GG GH HA HB HC HD HE HF HG HH KA KB KC KD KE KF KG KH KJ KK KL KM KR KS LA LB LC LD NA PA PB PC PD SA TA TB TC TD TE TF UA UB VA WA XA YA ZA'.split(
    ' ',
  ),
);
const HAS_DIGIT = /\d/;
/** The beginning of a suffix (AETTH) or a chassis number. The 8 of PC200-8 is neither: it belongs to the name. */
const SUFFIX = /^(?:[A-Z]|\d{5})/;
const SUFFIX_LENGTH = 5;

const isClass = (text: string): boolean => LATER_CLASS.test(text) || EARLIER_CLASSES.has(text);
/** Nearly every body code has a digit. Some have only letters (SKE, GBDKL), but not after a class of one letter. */
const isCode = (text: string, before: string): boolean =>
  HAS_DIGIT.test(text) || (text.length >= 3 && before.length > 1);

/**
 * Parses a body code from the vehicle's papers: removes the emission class before it and the type suffix after it
 * (DBA-GRX133-AETTH → GRX133). Returns upper case; '' for none. A text of another form is not cut.
 */
export function parseKuzovCode(text: string): string {
  const whole = trimCharacters(toUpperName(text), '-');
  if (!whole.includes('-')) return whole;
  const parts = whole.split('-').map((part) => part.trim());
  const [first = '', second = ''] = parts;
  const hasClass = isClass(first) && isCode(second, first);
  const [code = '', suffix] = hasClass ? parts.slice(1) : parts;
  const known = hasClass || HAS_DIGIT.test(code) || (code.length >= 3 && suffix?.length === SUFFIX_LENGTH);
  if (suffix === undefined || (known && SUFFIX.test(suffix))) return code;
  return hasClass ? whole.slice(whole.indexOf('-') + 1) : whole;
}

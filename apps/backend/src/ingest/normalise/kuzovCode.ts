import { upperName } from './words.ts';

/** Emission classes of 2005 and later: DBA, CBA, ABF … and 3BA, 6AA, 2RG …. */
const LATER_CLASS = /^(?:[A-Z]{3}|\d[A-Z]{2})$/;
/** Those before. One or two letters may also begin a body code, so that only known ones count. */
const EARLIER_CLASSES = new Set(
  'E S T Q N U P H K L M R V X Y Z GA GB GC GD GE GF GG GH HA HB HC HD HE HF HG HH KA KB KC KD KE KF KG KH KJ KK KL KM KR KS LA LB LC LD NA PA PB PC PD SA TA TB TC TD TE TF UA UB VA WA XA YA ZA'.split(
    ' ',
  ),
);
/** Nearly every body code has a digit; those of Audi and Volkswagen may be letters alone (GBDKL). */
const CODE = /\d|^[A-Z]{4,}$/;
/** AETTH, or a chassis number; the 8 of PC200-8 is part of the name. */
const SUFFIX = /^(?:[A-Z]|\d{5})/;

/**
 * A body code as papers show it → the bare code: without the emission class before it and the type suffix behind it
 * (DBA-GRX133-AETTH → GRX133). Upper case; '' for none. What is not of this form stays as it is.
 */
export function kuzovCode(text: string): string {
  const whole = upperName(text).replace(/^-+|-+$/g, '');
  if (!whole.includes('-')) return whole;
  const parts = whole.split('-').map((part) => part.trim());
  const [first = '', second = ''] = parts;
  const hasClass = CODE.test(second) && (LATER_CLASS.test(first) || EARLIER_CLASSES.has(first));
  const [code = '', suffix] = hasClass ? parts.slice(1) : parts;
  if (suffix === undefined || (CODE.test(code) && SUFFIX.test(suffix))) return code;
  return hasClass ? whole.slice(whole.indexOf('-') + 1) : whole;
}

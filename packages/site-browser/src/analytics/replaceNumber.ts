import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';

/** Returns the digits of a number in international form: a leading 8 becomes 7. */
const toDigits = (tel: string): string => tel.replaceAll(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');

/** Formats a number like another one: the digits of `tel` in the form of «8 423 200-00-00». */
export function writeLike(pattern: string, tel: string): string {
  const digits = toDigits(tel);
  const places = pattern.replaceAll(/\D/g, '').length;
  if (digits.length !== places) return `+${digits}`;
  const ownDigits = pattern.trimStart().startsWith('8') ? digits.replace(/^7/, '8') : digits;
  let next = 0;
  return pattern.replaceAll(/\d/g, () => ownDigits[next++] ?? '');
}

/** True when a text is this number in any spelling. */
export const isNumber = (text: string, tel: string): boolean =>
  /^[\s\d+()\-–‑]+$/.test(text) && toDigits(text) === toDigits(tel);

/** Reads a number of call tracking; undefined unless it is a Russian or international number. */
export function readNumber(tel: string): string | undefined {
  const digits = toDigits(tel);
  return /^[1-9]\d{9,14}$/.test(digits) ? formatTelHref(`+${digits}`) : undefined;
}

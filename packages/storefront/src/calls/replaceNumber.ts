import { formatTelHref } from '../shell/telHref.ts';

/** Digits of a Russian number as it is dialled from abroad: 8 at the beginning is 7. */
const toDigits = (tel: string): string => tel.replaceAll(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');

/** «8 423 200-00-00» and the digits of another number → that number written like the first one. */
export function writeLike(pattern: string, tel: string): string {
  const digits = toDigits(tel);
  const places = pattern.replaceAll(/\D/g, '').length;
  if (digits.length !== places) return `+${digits}`;
  const own = pattern.trimStart().startsWith('8') ? digits.replace(/^7/, '8') : digits;
  let next = 0;
  return pattern.replaceAll(/\d/g, () => own[next++] ?? '');
}

/** True when a text is this number, however it is written. */
export const isNumber = (text: string, tel: string): boolean =>
  /^[\s\d+()\-–‑]+$/.test(text) && toDigits(text) === toDigits(tel);

/** A visitor's number of call tracking; undefined for anything that is no Russian or international number. */
export function readNumber(tel: string): string | undefined {
  const digits = toDigits(tel);
  return /^[1-9]\d{9,14}$/.test(digits) ? formatTelHref(`+${digits}`) : undefined;
}

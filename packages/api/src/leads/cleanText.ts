/** Turns of the writing direction and marks without a width: they hide what a text says. The joiner of emoji stays. */
const HIDDEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROLS_BUT_BREAK = /(?!\n)\p{Cc}/gu;
/**
 * Letters of all languages carry fewer marks than 30 (Unicode's stream-safe text format). More are left out: NFC sorts
 * the marks of a letter in quadratic time, 64 kB of them in 1.7 s.
 */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

const whole = (text: string): string =>
  text.toWellFormed().replaceAll(HIDDEN, '').replaceAll(EXCESS_MARKS, '$1').normalize('NFC');

/** One line: no controls and no line breaks (header injection), one space at a time, trimmed, NFC. Linear in time. */
export const cleanLine = (text: string): string =>
  whole(text).replaceAll(BREAKS, ' ').replaceAll(/\s+/gu, ' ').trim();

/** Several lines: no controls but the line break, which is always `\n`; trimmed, NFC. Linear in time. */
export const cleanLines = (text: string): string =>
  whole(text)
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(CONTROLS_BUT_BREAK, ' ')
    .split('\n')
    // A pattern of blanks before a line break would look at each run of blanks once for every blank in it.
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Never splits a letter that takes two units. */
export const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, end).trimEnd();
};

/** Direction overrides and zero-width characters, which can hide text. The joiner of emoji is kept. */
const HIDDEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROLS_BUT_BREAK = /(?!\n)\p{Cc}/gu;
/**
 * No letter of any language has more than 30 marks (Unicode stream-safe text format). Further marks are removed,
 * because NFC sorts the marks of a letter in quadratic time: 1.7 s for 64 kB.
 */
// slow-ok: a failed attempt ends after 30 characters
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;

const removeHidden = (text: string): string =>
  text.toWellFormed().replaceAll(HIDDEN, '').replaceAll(EXCESS_MARKS, '$1').normalize('NFC');

/**
 * Cleans a single line: no control characters or line breaks (header injection), single spaces, trimmed, NFC. Linear
 * time.
 */
export const cleanLine = (text: string): string =>
  removeHidden(text).replaceAll(BREAKS, ' ').replaceAll(/\s+/gu, ' ').trim();

/** Cleans a text of several lines: no control characters except `\n`, trimmed, NFC. Linear time. */
export const cleanLines = (text: string): string =>
  removeHidden(text)
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(CONTROLS_BUT_BREAK, ' ')
    .split('\n')
    // A pattern for blanks before a line break would take quadratic time on long runs of blanks.
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Cuts a text to `maxLength` UTF-16 units without splitting a surrogate pair. */
export const cutText = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(maxLength - 1)) ? maxLength - 1 : maxLength;
  return text.slice(0, end).trimEnd();
};

const BLANKS = /[\s\p{Cc}]+/gu;

/** Most words are tidy already. This check is several times faster than rewriting them. */
const UNTIDY = /[^\u0020-\u007E]|^ | {2}| $/;

/** Trims a text, collapses blanks and control characters into single spaces, and composes Unicode (NFC). */
export const tidy = (text: string): string =>
  UNTIDY.test(text) ? text.normalize('NFC').replace(BLANKS, ' ').trim() : text;

/** Converts a name to the catalogue's form: tidy and upper case. */
export const toUpperName = (text: string): string => tidy(text).toUpperCase();

import { toPlainText } from './toPlainText.ts';

/** Length of an excerpt that is cut from the text, in characters. */
const MAX_EXCERPT = 180;
/** Length of a title that is made of the first words, in characters. */
const MAX_TITLE = 70;

const SEPARATOR = /[\s,;:–—-]/;

/** Removes blanks and punctuation between words from the end. A pattern with `+$` would take quadratic time. */
function trimSeparators(text: string): string {
  let end = text.length;
  while (end > 0 && SEPARATOR.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Cuts a text at the end of a word, with «…». */
function cutWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${trimSeparators(text.slice(0, end > 0 ? end : max))}…`;
}

/** Makes an excerpt of the first words of an HTML text. */
export const createExcerpt = (html: string): string => cutWords(toPlainText(html), MAX_EXCERPT);

/** Makes a title of the first words of an HTML text; '' if it has no text. */
export const createTitle = (html: string): string => cutWords(toPlainText(html), MAX_TITLE);

/** WordPress marks the place where it cut a text with this. */
const CUT_MARKS = ['[…]', '[...]'] as const;

/** Replaces the «[…]» with which WordPress cut an excerpt by «…», and removes it after a complete sentence. */
export function tidyExcerpt(text: string): string {
  const trimmed = text.trimEnd();
  const mark = CUT_MARKS.find((one) => trimmed.endsWith(one));
  if (mark === undefined) return text;
  const cut = trimmed.slice(0, -mark.length).trimEnd();
  return cut === '' || /[.!?…]$/.test(cut) ? cut : `${trimSeparators(cut)}…`;
}

import { toPlainText } from './toPlainText.ts';

/** Length of an excerpt that is cut from the text, in characters. */
const MAX_EXCERPT = 180;
/** Length of a title that is made of the first words, in characters. */
const MAX_TITLE = 70;

/** Cuts a text at the end of a word, with «…». */
function cutWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return `${text.slice(0, end > 0 ? end : max).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The first words of an HTML text, as an excerpt. */
export const createExcerpt = (html: string): string => cutWords(toPlainText(html), MAX_EXCERPT);

/** The first words of an HTML text, as a title; '' where it has none. */
export const createTitle = (html: string): string => cutWords(toPlainText(html), MAX_TITLE);

/** An excerpt that its source cut with «[…]» ends in «…», or where its last sentence ends. */
export function tidyExcerpt(text: string): string {
  const cut = text.replace(/\s*\[(?:…|\.{3})\]\s*$/, '');
  if (cut === text || cut === '') return cut;
  return /[.!?…]$/.test(cut) ? cut : `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}

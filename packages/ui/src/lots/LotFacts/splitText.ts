/** A note of a few sentences is shown whole; feeds also send notes of several screens. */
const MAX_SHOWN = 600;

/** Cuts a long text at the end of a word: what is shown at once, and the rest. */
export function splitText(text: string, max = MAX_SHOWN): { readonly shown: string; readonly rest: string } {
  if (text.length <= max) return { shown: text, rest: '' };
  const end = text.lastIndexOf(' ', max);
  const cut = end > 0 ? end : max;
  return { shown: text.slice(0, cut), rest: text.slice(cut).trim() };
}

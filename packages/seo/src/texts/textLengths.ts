/** Characters. Search engines cut longer texts. The site's name is added after a title. */
export const MAX_TITLE = 65;
export const MIN_DESCRIPTION = 120;
export const MAX_DESCRIPTION = 160;

/** Cuts a text at the end of a word and adds «…». */
function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = text.slice(0, max).replace(/\s\S*$/u, '');
  // slow-ok: at most `max` characters
  return `${whole.replace(/[\s,.;:—–-]+$/u, '')}…`;
}

/** Returns the first candidate of at most `max` characters; if all are longer, the beginning of the last one. */
export const fitFirst = (candidates: readonly [string, ...string[]], max: number): string =>
  candidates.find((text) => text.length <= max) ?? cutText(candidates.at(-1) ?? '', max);

/**
 * Joins sentences with spaces up to `max` characters. Always keeps the first sentence and cuts it if it is too long. Then
 * adds the others in their order and skips those that do not fit.
 */
export function fitSentences([first, ...others]: readonly [string, ...string[]], max: number): string {
  let text = cutText(first, max);
  for (const sentence of others) if (text.length + 1 + sentence.length <= max) text = `${text} ${sentence}`;
  return text;
}

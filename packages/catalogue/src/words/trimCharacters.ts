/**
 * Removes the given characters from the end of a text in linear time. A pattern such as /-+$/ starts again at every
 * character of a run, which takes quadratic time.
 */
export function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Removes the given characters from both ends of a text. */
export function trimCharacters(text: string, characters: string): string {
  let begin = 0;
  while (begin < text.length && characters.includes(text.charAt(begin))) begin += 1;
  return trimEndCharacters(text.slice(begin), characters);
}

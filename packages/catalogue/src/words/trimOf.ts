/**
 * Removes all of these characters from the end of a text. A pattern such as /-+$/ begins again at every character of a run,
 * which takes quadratic time.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Removes all of these characters from both ends of a text. */
export function trimOf(text: string, characters: string): string {
  let begin = 0;
  while (begin < text.length && characters.includes(text.charAt(begin))) begin += 1;
  return trimEndOf(text.slice(begin), characters);
}

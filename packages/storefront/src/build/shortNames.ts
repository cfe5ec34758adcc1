const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes a number as letters: 0 is `a`, 51 is `Z`, 52 is `ba`. */
function writeInLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? writeInLetters(rest) : '') + LETTERS.charAt(number % LETTERS.length);
}

/**
 * Returns a function that names classes, variables and animations; each call returns a new name: `_a`, `_b` … `_ba`.
 * The underscore keeps words that ad blockers hide, such as `ad`, out of the page.
 */
export function createShortNames(): () => string {
  let next = 0;
  return () => `_${writeInLetters(next++)}`;
}

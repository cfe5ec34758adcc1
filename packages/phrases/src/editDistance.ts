/** Typing errors allowed in a word: none below four letters, one up to six, then two. */
export const getMaxErrors = (letters: number): number => (letters < 4 ? 0 : letters <= 6 ? 1 : 2);

/** One bit per letter of the text. If two masks differ in more than 2·n bits, the edit distance exceeds n. */
export function buildLetterMask(text: string): number {
  let mask = 0;
  for (let index = 0; index < text.length; index++) mask |= 1 << (text.charCodeAt(index) & 31);
  return mask;
}

/** Number of bits in which two letter masks differ. */
export function countLetterDifference(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; count++) bits &= bits - 1;
  return count;
}

/** Longer words are not compared. */
const MAX_LETTERS = 32;
/** Rows of the table, shared by all calls: each call ends before the next begins. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LETTERS + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Damerau–Levenshtein distance: insertions, deletions, replacements and swaps of neighbours. Returns a number above `max`
 * once the distance is certain to exceed it, and for words of more than 32 letters.
 */
export function measureEditDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > max || Math.max(a.length, b.length) > MAX_LETTERS) return max + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let rowMin = (row[0] = i);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const replaced = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      const swapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      rowMin = Math.min(rowMin, cost);
    }
    if (rowMin > max) return max + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? max + 1;
}

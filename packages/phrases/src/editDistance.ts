/** Typing errors that a word of so many letters may have: none below four, one up to six, then two. */
export const allowedErrors = (letters: number): number => (letters < 4 ? 0 : letters <= 6 ? 1 : 2);

/** A bit for each letter of the text: two texts whose sets differ by more than 2·n bits are further than n apart. */
export function letterSet(text: string): number {
  let set = 0;
  for (let index = 0; index < text.length; index++) set |= 1 << (text.charCodeAt(index) & 31);
  return set;
}

/** How many bits two letter sets do not share. */
export function letterDifference(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; count++) bits &= bits - 1;
  return count;
}

/** Longer words are nobody's misspelt name. */
const LONGEST = 32;
/** Rows of the table, used again by every call: the call is over before the next one begins. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Damerau–Levenshtein distance (letters put in, left out, replaced, neighbours exchanged), or a number above `most` as
 * soon as it is certain to exceed it, and for words of more than 32 letters.
 */
export function distance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) return most + 1;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let least = (row[0] = i);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const replaced = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      const swapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? most + 1;
}

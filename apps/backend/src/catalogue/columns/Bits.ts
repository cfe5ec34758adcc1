/** A set of lots of an index: bit `row % 32` of word `row >> 5`. Bits beyond the last lot are 0. */
export type Bits = Uint32Array;

/** Returns the set of the lots whose code is kept. `isKept` has 0 or 1 for each code. */
export function matchCodes(codes: Uint16Array | Uint32Array, isKept: Uint8Array): Bits {
  const bits = new Uint32Array(Math.ceil(codes.length / 32));
  for (let word = 0; word < bits.length; word += 1) {
    const first = word * 32;
    const end = Math.min(32, codes.length - first);
    let found = 0;
    for (let bit = 0; bit < end; bit += 1) found |= (isKept[codes[first + bit] as number] as number) << bit;
    bits[word] = found;
  }
  return bits;
}

/** Returns the set of all lots. */
export const matchAll = (length: number): Bits =>
  Uint32Array.from({ length: Math.ceil(length / 32) }, (_, word) =>
    length - word * 32 >= 32 ? 0xff_ff_ff_ff : 2 ** (length - word * 32) - 1,
  );

// Each has a loop of its own: one loop that calls a function for each word takes ten times as long.

/** Returns the lots that all sets have; `all` without sets. */
export function intersect(sets: readonly Bits[], all: Bits): Bits {
  const [first = all, ...others] = sets;
  if (others.length === 0) return first;
  const bits = first.slice();
  for (const other of others)
    for (let word = 0; word < bits.length; word += 1)
      bits[word] = (bits[word] as number) & (other[word] as number);
  return bits;
}

/** Returns the lots that any set has. */
export function unite(sets: readonly Bits[], all: Bits): Bits {
  const bits = new Uint32Array(all.length);
  for (const set of sets)
    for (let word = 0; word < bits.length; word += 1)
      bits[word] = (bits[word] as number) | (set[word] as number);
  return bits;
}

/** Returns the lots that a set lacks. */
export function complement(set: Bits, all: Bits): Bits {
  const bits = new Uint32Array(all.length);
  for (let word = 0; word < bits.length; word += 1)
    bits[word] = (all[word] as number) & ~(set[word] as number);
  return bits;
}

export const hasRow = (bits: Bits, row: number): boolean =>
  (((bits[row >> 5] as number) >>> (row & 31)) & 1) === 1;

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] as number;
    left -= (left >>> 1) & 0x55_55_55_55;
    left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
    count += Math.imul((left + (left >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
  }
  return count;
}

/** Lists the positions of a set's lots, ascending, at the beginning of `rows`. Returns that part. */
export function listRows(bits: Bits, rows: Uint32Array): Uint32Array {
  let length = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word] as number; left !== 0; left &= left - 1)
      rows[length++] = word * 32 + 31 - Math.clz32(left & -left);
  return rows.subarray(0, length);
}

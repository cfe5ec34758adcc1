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

/** Combines sets, word by word. Without sets, returns `none`. */
function combine(sets: readonly Bits[], none: Bits, join: (one: number, other: number) => number): Bits {
  const [first = none, ...others] = sets;
  if (others.length === 0) return first;
  const bits = first.slice();
  for (const other of others)
    for (let word = 0; word < bits.length; word += 1)
      bits[word] = join(bits[word] as number, other[word] as number);
  return bits;
}

export const intersect = (sets: readonly Bits[], all: Bits): Bits => combine(sets, all, (a, b) => a & b);
export const unite = (sets: readonly Bits[], all: Bits): Bits =>
  combine(sets, new Uint32Array(all.length), (a, b) => a | b);
export const complement = (set: Bits, all: Bits): Bits => combine([all, set], all, (a, b) => a & ~b);

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

/** Lists the positions of a set's lots, ascending. */
export function listRows(bits: Bits): Uint32Array {
  const rows = new Uint32Array(countBits(bits));
  let length = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word] as number; left !== 0; left &= left - 1)
      rows[length++] = word * 32 + 31 - Math.clz32(left & -left);
  return rows;
}

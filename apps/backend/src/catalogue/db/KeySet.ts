/** A set of row keys, one bit each: a million lots in 125 kB. */
export class KeySet {
  #bits = new Uint8Array(1 << 16);

  add(key: number): void {
    const byteIndex = key >>> 3;
    if (byteIndex >= this.#bits.length) {
      const wider = new Uint8Array(2 ** Math.ceil(Math.log2(byteIndex + 1)));
      wider.set(this.#bits);
      this.#bits = wider;
    }
    this.#bits[byteIndex] = (this.#bits[byteIndex] ?? 0) | (1 << (key & 7));
  }

  has(key: number): boolean {
    return ((this.#bits[key >>> 3] ?? 0) & (1 << (key & 7))) !== 0;
  }
}

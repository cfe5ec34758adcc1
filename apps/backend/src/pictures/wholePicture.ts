/** Whether bytes look like a complete picture file: a file cut short by a crash must not be served. */
export function isWholePicture(bytes: Buffer): boolean {
  if (bytes.length < 32) return false;
  if (bytes.toString('latin1', 0, 4) === 'RIFF') {
    // WebP tells its own length; chunks are padded to even sizes.
    return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length;
  }
  if (bytes.readUInt16BE(0) === 0xffd8) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  return bytes.toString('latin1', 4, 12) === 'ftypavif' && readAvifLength(bytes) === bytes.length;
}

/** The sum of an AVIF file's boxes; 0 when they do not chain up. */
function readAvifLength(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) return 0;
    at += size;
  }
  return at;
}

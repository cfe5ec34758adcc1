/** True if bytes look like a complete picture file: a file cut short by a crash must not be served. */
export function isWholePicture(bytes: Buffer): boolean {
  if (bytes.length < 32) return false;
  if (bytes.toString('latin1', 0, 4) === 'RIFF') {
    // A WebP file contains its length; chunks are padded to even sizes.
    return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length;
  }
  if (bytes.readUInt16BE(0) === 0xffd8) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  return bytes.toString('latin1', 4, 12) === 'ftypavif' && readAvifLength(bytes) === bytes.length;
}

/** Adds up the sizes of an AVIF file's boxes; 0 if the boxes do not follow each other. */
function readAvifLength(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) return 0;
    at += size;
  }
  return at;
}

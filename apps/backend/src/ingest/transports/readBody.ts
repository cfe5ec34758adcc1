import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';

const ungzip = promisify(gunzip);
const unzlib = promisify(inflate);

/** The body is larger than `maxBytes`, packed or unpacked. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The body begins like a packed one but cannot be unpacked. */
export class BodyNotUnpacked extends Error {
  override readonly name = 'BodyNotUnpacked';
}

/** jpcenter puts the beginning of a gzip header before a complete zlib stream. */
const ZLIB_PREFIX = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]);
/**
 * The first byte of a zlib stream with the default window. In a gzip header it would be the compression level: 0, 2 or
 * 4.
 */
const ZLIB_BEGIN = 0x78;

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isPrefixedZlib = (bytes: Buffer): boolean =>
  bytes.subarray(0, ZLIB_PREFIX.length).equals(ZLIB_PREFIX) && bytes[ZLIB_PREFIX.length] === ZLIB_BEGIN;

async function unpack(bytes: Buffer, maxOutputLength: number): Promise<Buffer> {
  try {
    return isPrefixedZlib(bytes)
      ? await unzlib(bytes.subarray(ZLIB_PREFIX.length), { maxOutputLength })
      : await ungzip(bytes, { maxOutputLength });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw new BodyTooLarge(`The answer is larger than ${maxOutputLength} bytes when unpacked`);
    throw new BodyNotUnpacked(`The answer cannot be unpacked: ${message}`);
  }
}

/**
 * Reads a body. Unpacks gzip, and a zlib stream after eight bytes of a gzip header; recognises them by their bytes, not
 * by the headers. Throws BodyTooLarge as soon as there are more than `maxBytes`, packed or not, and BodyNotUnpacked.
 */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks, size);
  return isGzip(bytes) ? unpack(bytes, maxBytes) : bytes;
}

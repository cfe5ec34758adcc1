import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';

const ungzip = promisify(gunzip);
const unzlib = promisify(inflate);

/** A body larger than agreed, packed or unpacked. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** A body that begins as a packed one and cannot be unpacked. */
export class BodyNotUnpacked extends Error {
  override readonly name = 'BodyNotUnpacked';
}

/** What jpcenter puts before a whole zlib stream: the beginning of a gzip header. */
const ZLIB_PREFIX = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]);
/** The first byte of a zlib stream of the usual window. In a gzip header it would say how hard it was packed: 0, 2 or 4. */
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
 * The bytes of a body, unpacked where they are a zlib stream behind eight bytes of a gzip header, or gzip. The bytes
 * decide, not the headers. Throws BodyTooLarge as soon as there are more than `maxBytes`, packed or not, and
 * BodyNotUnpacked.
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

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);

/** A body larger than agreed, packed or unpacked. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * The bytes of a body, unpacked where they are gzip: the answers of `/gzip/` are so without a Content-Encoding, which
 * `fetch` would have undone. Throws BodyTooLarge as soon as there are more than `maxBytes`, packed or not.
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
  if (!isGzip(bytes)) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    throw new BodyTooLarge(`The answer is larger than ${maxBytes} bytes when unpacked`);
  }
}

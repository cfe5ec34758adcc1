import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Tried in this order. A placeholder that does not stay readable with one quality usually does with the other. */
const QUALITIES = [5, 4];

/** Compresses pieces one after another and flushes each before the next begins. */
async function compressPieces(pieces: readonly string[], quality: number): Promise<Buffer> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const compressed = buffer(stream);
  for (const piece of pieces) {
    if (!stream.write(piece)) await once(stream, 'drain');
    await new Promise<void>((resolve) => void stream.flush(resolve));
  }
  stream.end();
  return compressed;
}

/** Replaces bytes in data that is not text. latin1 has a character for each byte. */
const replaceBytes = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

/**
 * Compresses a page with brotli so that the placeholder stays readable in the result: its first occurrence is written out,
 * and later ones are copies of that. So replacing the written one by other bytes of the same length replaces them all. The
 * library decides what it copies, so the result is tried with another text. Returns undefined when the trial fails, or the
 * page does not contain the placeholder.
 */
export async function compressPage(html: string, placeholder: string): Promise<Buffer | undefined> {
  const at = html.indexOf(placeholder);
  if (at === -1) return undefined;
  const pieces = [html.slice(0, at), placeholder, html.slice(at + placeholder.length)];
  const trial = randomBytes(placeholder.length / 2).toString('hex');
  const wanted = html.replaceAll(placeholder, trial);
  for (const quality of QUALITIES) {
    const bytes = await compressPieces(pieces, quality);
    if (!bytes.includes(placeholder)) continue;
    // Bytes that can no longer be decompressed have failed the trial.
    const tried = await decompress(replaceBytes(bytes, placeholder, trial)).catch(() => undefined);
    if (tried?.toString() === wanted) return bytes;
  }
  return undefined;
}

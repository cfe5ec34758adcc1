import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { writeLog } from '../log/writeLog.ts';
import { joinPieces } from './joinPieces.ts';
import { deflateWithHoles, makeHole, type DeflatedText } from './deflateWithHoles.ts';

/** Level 6 takes a quarter longer and saves one byte in a hundred. */
const LEVEL = 5;
const MAX_BYTES = 24 * 1024 * 1024;
/** What a page takes that has been sent once, with its key. */
const SEEN_BYTES = 200;
/** Of gzip: no name, no time, level 9, Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
/** Checksum and length at the end. */
const TRAILER_BYTES = 8;

const compress = promisify(gzip);

/** Makes the gzip file of a page from the compressed page without nonces. */
function assemble({ bytes, holes }: DeflatedText, page: Buffer, nonce: string): Buffer {
  const file = Buffer.allocUnsafe(HEADER.length + bytes.length + TRAILER_BYTES);
  HEADER.copy(file);
  bytes.copy(file, HEADER.length);
  for (const at of holes) file.write(nonce, HEADER.length + at, 'latin1');
  const end = HEADER.length + bytes.length;
  file.writeUInt32LE(crc32(page), end);
  file.writeUInt32LE(page.length, end + 4);
  return file;
}

/**
 * Creates the function that compresses pages. It remembers pages that were asked for twice, compressed and without their
 * nonces, by their content: the same page is compressed once, and no page can get the content or the nonce of another.
 */
export function createPageGzip() {
  const pages = new LRUCache<string, DeflatedText | 'seen' | 'unfit'>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => (typeof page === 'string' ? SEEN_BYTES : page.bytes.length + SEEN_BYTES),
  });

  /** @param nonce the nonce of the page's policy; undefined when it has none */
  return async function gzipPage(given: Buffer, nonce: string | undefined): Promise<Buffer> {
    if (nonce === undefined || !given.includes(nonce)) return compress(given, { level: LEVEL });
    const text = joinPieces(given.toString('latin1'), nonce);
    const page = Buffer.from(text, 'latin1');
    const compressNow = (): Promise<Buffer> => compress(page, { level: LEVEL });
    const hole = makeHole(nonce.length);
    if (text.includes(hole)) return compressNow();
    const common = text.replaceAll(nonce, hole);
    const key = hash('sha256', common, 'base64');
    const known = pages.get(key);
    if (typeof known === 'object') return assemble(known, page, nonce);
    if (known === undefined) pages.set(key, 'seen');
    else if (known === 'seen') {
      pages.set(key, 'unfit');
      // For later visitors; this one does not wait for it.
      deflateWithHoles(common, hole)
        .then((deflated) => deflated && pages.set(key, deflated))
        .catch((error: unknown) => {
          writeLog({ level: 'error', message: 'A page cannot be kept compressed', detail: String(error) });
        });
    }
    return compressNow();
  };
}

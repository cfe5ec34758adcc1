import { promisify } from 'node:util';
import { crc32, gzip } from 'node:zlib';
import { writeLog } from '../log/writeLog.ts';
import { deflateWithHoles, findHoles, makeHole, type DeflatedText } from './deflateWithHoles.ts';
import { joinPieces } from './joinPieces.ts';

/** Level 6 takes a quarter longer and saves one byte in a hundred. */
const LEVEL = 5;
/** Header of a gzip file: no name, no time, level 9, Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);
/** Checksum and length at the end of a gzip file. */
const TRAILER_BYTES = 8;

const compress = promisify(gzip);

/** A page that can be sent to many visitors, to each with a nonce of their own. */
export interface PageBody {
  /** Length of the page, which every nonce leaves the same. */
  readonly bytes: number;
  /** Returns the page with a nonce. It must be as long as the nonce that the page was rendered with. */
  readonly fill: (nonce: string) => Buffer;
  /** Returns the page with a nonce, as a gzip file. The second call starts to compress a copy for later ones. */
  readonly gzip: (nonce: string) => Promise<Buffer>;
}

/** Compresses a page that is sent once. */
export const gzipOnce = (page: Buffer): Promise<Buffer> => compress(page, { level: LEVEL });

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
 * Makes a page reusable: puts a hole in place of each nonce. Returns undefined for a page that does not contain its nonce, or
 * that contains the text of a hole.
 * @param nonce the nonce of the policy that the page was rendered with
 */
export function createPageBody(page: Buffer, nonce: string): PageBody | undefined {
  const hole = makeHole(nonce.length);
  const text = joinPieces(page.toString('latin1'), nonce);
  if (!text.includes(nonce) || text.includes(hole)) return undefined;
  const common = Buffer.from(text.replaceAll(nonce, hole), 'latin1');
  const holes = findHoles(common, hole);
  let calls = 0;
  let deflated: DeflatedText | undefined;

  const fill = (own: string): Buffer => {
    const filled = Buffer.from(common);
    for (const at of holes) filled.write(own, at, 'latin1');
    return filled;
  };
  /** Compresses the page with holes. Nobody waits for it. */
  const deflate = (): void => {
    deflateWithHoles(common.toString('latin1'), hole)
      .then((result) => (deflated = result))
      .catch((error: unknown) => {
        writeLog({ level: 'error', message: 'A page cannot be kept compressed', detail: String(error) });
      });
  };
  return {
    bytes: common.length,
    fill,
    gzip: (own) => {
      const filled = fill(own);
      if (deflated) return Promise.resolve(assemble(deflated, filled, own));
      calls += 1;
      if (calls === 2) deflate();
      return gzipOnce(filled);
    },
  };
}

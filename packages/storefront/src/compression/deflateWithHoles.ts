import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createDeflateRaw, inflateRaw } from 'node:zlib';

/** Compressed text in which other texts of one length can be put. */
export interface DeflatedText {
  /** Raw deflate data. Copy it before filling the holes. */
  readonly bytes: Buffer;
  /** Where the holes begin. */
  readonly holes: readonly number[];
}

/** How far back compressed text refers to what was before, with room for a hole. */
const REACH = 32_000;
const LEVEL = 9;
/** Characters that no page contains, so that no other text is compressed as a copy of a part of a hole. */
const RARE = [
  ...'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016',
];

const inflate = promisify(inflateRaw);

/** Makes the text of a hole. Two parts of it are never the same. */
export const makeHole = (length: number): string =>
  Array.from(
    { length },
    (_, index) => RARE[index % 2 === 0 ? (index / 2) % RARE.length : Math.floor(index / 2 / RARE.length)],
  ).join('');

/** Fills the holes of a copy. */
function fill({ bytes, holes }: DeflatedText, text: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const at of holes) filled.write(text, at, 'latin1');
  return filled;
}

/**
 * Compresses text so that other text of the same length can replace each `hole` in it. A hole is written out, uncompressed,
 * where it occurs first and where the last one is out of reach; elsewhere it is a copy of the last one. That depends on what
 * the library chooses, so the result is tried with another text: undefined when the trial fails.
 * @param text one character a byte (latin1), which contains the hole
 */
export async function deflateWithHoles(text: string, hole: string): Promise<DeflatedText | undefined> {
  const stream = createDeflateRaw({ level: LEVEL });
  const compressed = buffer(stream);
  // An error of the stream also ends `compressed`.
  const setLevel = (level: number) =>
    new Promise<void>((resolve) => void stream.params(level, constants.Z_DEFAULT_STRATEGY, resolve));
  const write = async (piece: string) => {
    if (!stream.write(piece, 'latin1')) await once(stream, 'drain');
  };
  const [first = '', ...rest] = text.split(hole);
  await write(first);
  let distance = REACH;
  for (const piece of rest) {
    if (distance < REACH) await write(hole);
    else {
      await setLevel(constants.Z_NO_COMPRESSION);
      await write(hole);
      await setLevel(LEVEL);
    }
    await write(piece);
    distance = piece.length;
  }
  stream.end();
  const bytes = await compressed;
  const holes: number[] = [];
  for (let at = bytes.indexOf(hole, 0, 'latin1'); at !== -1; at = bytes.indexOf(hole, at + 1, 'latin1'))
    holes.push(at);
  const deflated = { bytes, holes };
  const trial = 'x'.repeat(hole.length);
  const inflated = await inflate(fill(deflated, trial)).catch(() => undefined);
  return inflated?.toString('latin1') === text.replaceAll(hole, trial) ? deflated : undefined;
}

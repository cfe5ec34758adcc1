import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';

/** Compressed text with holes: places that can be filled with other text of the same length. */
export interface DeflatedText {
  /** Raw deflate data. Copy it before filling the holes. */
  readonly bytes: Buffer;
  /** Byte offsets of the holes. */
  readonly holes: readonly number[];
}

/** Largest distance, in bytes, at which a hole may be a copy of the one before it: WINDOW without room for a hole. */
const REACH = 32_000;
/** How far back deflate data can refer, in bytes: a rule of the format. */
const WINDOW = 32_768;
const LEVEL = 9;
/** Characters that no page contains. Otherwise text outside of a hole could be compressed as a copy of a part of the hole. */
const RARE = [
  ...'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016',
];

const inflate = promisify(inflateRaw);
const deflate = promisify<InputType, ZlibOptions, Buffer>(deflateRaw);

/** Makes the text of a hole. No part of it repeats, because deflate would compress the second one as a copy. */
export const makeHole = (length: number): string =>
  Array.from(
    { length },
    (_, index) => RARE[index % 2 === 0 ? (index / 2) % RARE.length : Math.floor(index / 2 / RARE.length)],
  ).join('');

/** Returns the byte offsets of all holes. */
export function findHoles(bytes: Buffer, hole: string): readonly number[] {
  const holes: number[] = [];
  for (let at = bytes.indexOf(hole, 0, 'latin1'); at !== -1; at = bytes.indexOf(hole, at + 1, 'latin1'))
    holes.push(at);
  return holes;
}

/** Returns a copy of the data with `text` in each hole. */
function fill({ bytes, holes }: DeflatedText, text: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const at of holes) filled.write(text, at, 'latin1');
  return filled;
}

/** Makes a stored (uncompressed) block that is not the last one: header byte, length, complement of the length, text. */
function storeHole(hole: string): Buffer {
  const block = Buffer.alloc(5 + hole.length);
  block.writeUInt16LE(hole.length, 1);
  block.writeUInt16LE(0xffff - hole.length, 3);
  block.write(hole, 5, 'latin1');
  return block;
}

/** Cuts a text at the holes that must be written out: the first one, and each that is too far from the one before it. */
function cutAtHoles(text: string, hole: string): readonly string[] {
  const pieces: string[] = [];
  let begin = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (let at = text.indexOf(hole); at !== -1; at = text.indexOf(hole, at + hole.length)) {
    if (at - reached > REACH) {
      pieces.push(text.slice(begin, at));
      begin = at + hole.length;
    }
    reached = at;
  }
  return [...pieces, text.slice(begin)];
}

/**
 * Compresses text so that other text of the same length can replace each `hole` in the result. The first hole, and each that is
 * too far from the one before it, is written out uncompressed. The others are compressed as copies of the hole before them.
 * zlib decides what it copies, so the result is tried with another text. Returns undefined when the trial fails.
 * @param text latin1: one character per byte; it contains the hole
 */
export async function deflateWithHoles(text: string, hole: string): Promise<DeflatedText | undefined> {
  const pieces = cutAtHoles(text, hole);
  let before = '';
  const blocks: Buffer[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    blocks.push(
      await deflate(Buffer.from(piece, 'latin1'), {
        level: LEVEL,
        finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        ...(before === '' ? {} : { dictionary: Buffer.from(before.slice(-WINDOW), 'latin1') }),
      }),
    );
    if (!isLast) blocks.push(storeHole(hole));
    before += piece + hole;
  }
  const bytes = Buffer.concat(blocks);
  const deflated = { bytes, holes: findHoles(bytes, hole) };
  const trial = 'x'.repeat(hole.length);
  const inflated = await inflate(fill(deflated, trial)).catch(() => undefined);
  return inflated?.toString('latin1') === text.replaceAll(hole, trial) ? deflated : undefined;
}

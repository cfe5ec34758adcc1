import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Codes, Column } from './Column.ts';
import type { Place } from '../db/changes.ts';
import type { Cell, LotTable } from './LotTable.ts';

/** Changes with the format: a snapshot of another one is not read. */
const MAGIC = 'VVOZIDX1';
/** After the magic: length of the header and its checksum, 4 bytes each. */
const HEAD = 16;
const ALIGNMENT = 8;
/** Bytes read at a time: a single read ends at 2 GB. */
const CHUNK = 256 * 1024 * 1024;

const ARRAYS = { keys: Float64Array, short: Uint16Array, long: Uint32Array };

/** A table of lots with the state of the catalogue that it shows. */
export interface Snapshot {
  readonly table: LotTable;
  readonly place: Place;
}

/** An array in the file, after the header. */
interface Section {
  readonly kind: keyof typeof ARRAYS;
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

/** Its checksum says that it is as it was written, so it is not checked otherwise. */
interface Header {
  readonly shape: string;
  readonly place: Place;
  /** Keys, then the codes of each column. */
  readonly sections: readonly Section[];
  readonly values: readonly (readonly Cell[])[];
}

/** A snapshot that cannot be used: damaged, of another format, of other columns. */
export class BadSnapshot extends Error {
  override readonly name = 'BadSnapshot';
}

const align = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
const viewBytes = (array: Float64Array | Codes): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/**
 * Writes a snapshot. It takes the place of an older one when it is whole. Rejects when the file cannot be written.
 * @param shape what the columns are: a snapshot with others is not read
 */
export async function writeSnapshot(file: string, { table, place }: Snapshot, shape: string): Promise<void> {
  const arrays = [table.keys, ...table.columns.map(({ codes }) => codes)];
  let offset = 0;
  const sections = arrays.map((array): Section => {
    const at = offset;
    offset = align(at + array.byteLength);
    const kind = array instanceof Float64Array ? 'keys' : array instanceof Uint16Array ? 'short' : 'long';
    return { kind, offset: at, length: array.length, checksum: crc32(viewBytes(array)) };
  });
  const values = table.columns.map((column) => column.values);
  const header = Buffer.from(JSON.stringify({ shape, place, sections, values } satisfies Header));
  const head = Buffer.alloc(HEAD);
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(header.length, 8);
  head.writeUInt32LE(crc32(header), 12);
  const start = align(HEAD + header.length);
  await mkdir(path.dirname(file), { recursive: true });
  // A name of its own: several backends may use the folder.
  const unfinished = `${file}.${process.pid}.new`;
  try {
    const handle = await open(unfinished, 'w');
    try {
      await handle.write(head, 0, HEAD, 0);
      await handle.write(header, 0, header.length, HEAD);
      for (const [at, array] of arrays.entries()) {
        const bytes = viewBytes(array);
        const from = start + (sections[at]?.offset ?? 0);
        for (let done = 0; done < bytes.length; done += CHUNK) {
          const part = bytes.subarray(done, done + CHUNK);
          const { bytesWritten } = await handle.write(part, 0, part.length, from + done);
          if (bytesWritten !== part.length) throw new Error(`${unfinished}: the disk is full`);
        }
      }
      await handle.truncate(start + offset);
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads a whole file into memory that arrays of any kind can begin at. Returns undefined if there is none. */
function readAligned(file: string): Uint8Array<ArrayBuffer> | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const bytes = new Uint8Array(fstatSync(descriptor).size);
    for (let done = 0; done < bytes.length;) {
      const read = readSync(descriptor, bytes, done, Math.min(CHUNK, bytes.length - done), done);
      if (read === 0) throw new BadSnapshot('it ends too early');
      done += read;
    }
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

function parseHeader(bytes: Uint8Array): { readonly header: Header; readonly start: number } {
  if (Buffer.from(bytes.subarray(0, MAGIC.length)).toString('latin1') !== MAGIC)
    throw new BadSnapshot('it has another format');
  if (bytes.length < HEAD) throw new BadSnapshot('it ends too early');
  const head = new DataView(bytes.buffer);
  const length = head.getUint32(8, true);
  const text = bytes.subarray(HEAD, HEAD + length);
  if (text.length !== length || crc32(text) !== head.getUint32(12, true))
    throw new BadSnapshot('its header is damaged');
  return {
    header: JSON.parse(Buffer.from(text).toString('utf8')) as Header,
    start: align(HEAD + length),
  };
}

/**
 * Reads a snapshot. Returns undefined if there is none. Throws BadSnapshot, or the error of the file system.
 * @param shape what the columns are
 */
export function readSnapshot(file: string, shape: string): Snapshot | undefined {
  const bytes = readAligned(file);
  if (!bytes) return undefined;
  const { header, start } = parseHeader(bytes);
  if (header.shape !== shape) throw new BadSnapshot('it has other columns');
  const [keys, ...codes] = header.sections.map(({ kind, offset, length, checksum }) => {
    const from = start + offset;
    if (from + length * ARRAYS[kind].BYTES_PER_ELEMENT > bytes.length)
      throw new BadSnapshot('it ends too early');
    const array = new ARRAYS[kind](bytes.buffer, from, length);
    if (crc32(viewBytes(array)) !== checksum) throw new BadSnapshot('its data are damaged');
    return array;
  });
  if (!(keys instanceof Float64Array) || codes.length !== header.values.length)
    throw new BadSnapshot('its columns do not fit');
  const columns = header.values.map((values, at): Column<Cell> => ({ values, codes: codes[at] as Codes }));
  return { table: { keys, columns }, place: header.place };
}

import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

const BUFFER_BYTES = 1 << 20;
/** The most bytes that a UTF-16 unit takes in UTF-8. */
const MAX_UNIT_BYTES = 3;

/**
 * A text file that gets its name only when it is complete: it is written as `NAME.part` and then renamed.
 * Uses two buffers alternately: one is filled while the other is written to disk.
 */
export class PartFile {
  readonly #path: string;
  readonly #file: FileHandle;
  #filling: Buffer;
  #resting: Buffer;
  #used = 0;
  #bytes = 0;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(path: string, file: FileHandle, buffers: readonly [Buffer, Buffer]) {
    this.#path = path;
    this.#file = file;
    [this.#filling, this.#resting] = buffers;
  }

  /** Allocates the buffers of a file. They can be reused for the next file. */
  static readonly allocateBuffers = (): readonly [Buffer, Buffer] => [
    Buffer.allocUnsafeSlow(BUFFER_BYTES),
    Buffer.allocUnsafeSlow(BUFFER_BYTES),
  ];

  static async create(path: string, buffers = PartFile.allocateBuffers()): Promise<PartFile> {
    await mkdir(dirname(path), { recursive: true });
    return new PartFile(path, await open(`${path}.part`, 'w'), buffers);
  }

  /** Bytes written so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Appends text. If it returns a promise, await it before the next call. */
  write(text: string): Promise<void> | undefined {
    if (this.#used + text.length * MAX_UNIT_BYTES > BUFFER_BYTES)
      return this.#flush().then(() => this.#take(text));
    this.#take(text);
    return undefined;
  }

  #take(text: string): void {
    if (text.length * MAX_UNIT_BYTES > BUFFER_BYTES)
      throw new RangeError('a record is larger than the buffer');
    const written = this.#filling.write(text, this.#used);
    this.#used += written;
    this.#bytes += written;
  }

  async #flush(): Promise<void> {
    await this.#writing;
    const full = this.#filling;
    const bytes = this.#used;
    this.#filling = this.#resting;
    this.#resting = full;
    this.#used = 0;
    this.#writing = this.#file.writeFile(full.subarray(0, bytes));
    // The caller sees a failure when it awaits the promise. Until then it must not count as an unhandled rejection.
    this.#writing.catch(() => undefined);
  }

  /** Writes the rest and gives the file its name. */
  async finish(): Promise<void> {
    await this.#flush();
    await this.#writing;
    await this.#file.close();
    await rename(`${this.#path}.part`, this.#path);
  }

  /** Removes the unfinished file. */
  async discard(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#file.close().catch(() => undefined);
    await rm(`${this.#path}.part`, { force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStorage } from './PictureStorage.ts';

const MIB = 1024 * 1024;

export interface FolderStorageOptions {
  /** The folder. Created when it is needed. */
  readonly dir: string;
  /** Maximum size of all files together, bytes; 512 MiB by default. */
  readonly maxBytes?: number;
}

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
}

/** Files of an interrupted write are removed at this age, ms. */
const MAX_TEMP_AGE_MS = 60 * 60 * 1000;

/** Pictures in a folder. Above the maximum size the oldest files are removed first. */
export class FolderStorage implements PictureStorage {
  readonly place = 'disk';
  readonly #dir: string;
  readonly #maxBytes: number;
  /** Oldest first. */
  readonly #files = new Map<string, StoredFile>();
  #totalBytes = 0;
  #scan: Promise<void> | undefined;

  constructor({ dir, maxBytes = 512 * MIB }: FolderStorageOptions) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
  }

  /** Bytes on disk, without the files that other processes have added meanwhile. */
  get totalBytes(): number {
    return this.#totalBytes;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.#dir, name)).catch(() => undefined);
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#store(join(this.#dir, name), bytes).catch(() => undefined);
  }

  /** Writes a temporary file and renames it, so that nobody reads half a file. */
  async #store(path: string, bytes: Buffer): Promise<void> {
    this.#scan ??= this.#readFolder();
    await this.#scan;
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.#remember({ path, bytes: bytes.length });
    await this.#evict();
  }

  #remember(file: StoredFile): void {
    this.#forget(file.path);
    this.#files.set(file.path, file);
    this.#totalBytes += file.bytes;
  }

  #forget(path: string): void {
    const known = this.#files.get(path);
    if (!known) return;
    this.#files.delete(path);
    this.#totalBytes -= known.bytes;
  }

  async #evict(): Promise<void> {
    while (this.#totalBytes > this.#maxBytes) {
      const [oldest] = this.#files.keys();
      if (oldest === undefined) return;
      this.#forget(oldest);
      await rm(oldest, { force: true }).catch(() => undefined);
    }
  }

  /** Reads the files of earlier runs, oldest first. */
  async #readFolder(): Promise<void> {
    const entries = await readdir(this.#dir, { recursive: true, withFileTypes: true }).catch(() => []);
    const files: (StoredFile & { time: number })[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => null);
      if (!info) continue;
      if (entry.name.endsWith('.tmp')) {
        if (Date.now() - info.mtimeMs > MAX_TEMP_AGE_MS)
          await rm(path, { force: true }).catch(() => undefined);
      } else {
        files.push({ path, bytes: info.size, time: info.mtimeMs });
      }
    }
    files.sort((a, b) => a.time - b.time);
    for (const { path, bytes } of files) this.#remember({ path, bytes });
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { PictureFormat } from './renderPicture.ts';
import { isWholePicture } from './wholePicture.ts';

const MIB = 1024 * 1024;

export type PictureCacheOptions = {
  /** The folder. Created when it is needed. */
  dir: string;
  /** Maximum size of all files together, bytes; 512 MiB by default. */
  maxBytes?: number;
  /** Maximum simultaneous renderings; 2 by default, because they are pure CPU work. */
  concurrency?: number;
  /** Maximum renderings that wait; 200 by default. */
  maxWaiting?: number;
  /** Called with a damaged file, which is then rendered again. */
  onDamage?: ((file: string) => void) | undefined;
};

/** Too many pictures wait to be rendered: this one can be requested again later. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

/** Renderings that may wait: at 20 ms for a card of a list two at a time, the last one waits for two seconds. */
export const MAX_WAITING = 200;

type StoredFile = { path: string; bytes: number };

/** Files of an interrupted write are removed at this age, ms. */
const MAX_TEMP_AGE_MS = 60 * 60 * 1000;

/**
 * Rendered pictures on disk: `{dir}/{2 hex}/{sha-256 of the key}.{format}`. Simultaneous requests
 * for a key share one rendering. Above the maximum size the oldest files are removed first. The cache never
 * makes a request fail: a damaged file is rendered again, and write errors are ignored.
 */
export class PictureCache {
  readonly #dir: string;
  readonly #maxBytes: number;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxWaiting: number;
  readonly #onDamage: (file: string) => void;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  /** Oldest first. */
  readonly #files = new Map<string, StoredFile>();
  #totalBytes = 0;
  readonly #counts = { disk: 0, rendering: 0 };
  #scan: Promise<void> | undefined;

  constructor({
    dir,
    maxBytes = 512 * MIB,
    concurrency = 2,
    maxWaiting = MAX_WAITING,
    onDamage,
  }: PictureCacheOptions) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
    this.#limit = pLimit(concurrency);
    this.#maxWaiting = maxWaiting;
    this.#onDamage = onDamage ?? (() => undefined);
  }

  /** Bytes on disk, without the files that other processes have added meanwhile. */
  get totalBytes(): number {
    return this.#totalBytes;
  }

  /** How many pictures this process has read from disk, and rendered. */
  get counts(): { readonly disk: number; readonly rendering: number } {
    return this.#counts;
  }

  /** Returns the picture of a key from disk, or renders it. Rejects when `render` does, and with PicturesBusy. */
  get(key: string, format: PictureFormat, render: () => Promise<Buffer>): Promise<Buffer> {
    const path = this.getPath(key, format);
    const known = this.#inFlight.get(path);
    if (known) return known;
    const started = this.#load(path, render).finally(() => this.#inFlight.delete(path));
    this.#inFlight.set(path, started);
    return started;
  }

  /** Returns the path of a key's file. */
  getPath(key: string, format: PictureFormat): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return join(this.#dir, hash.slice(0, 2), `${hash}.${format}`);
  }

  async #load(path: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await readFile(path).catch(() => null);
    if (stored && isWholePicture(stored)) {
      this.#counts.disk += 1;
      return stored;
    }
    if (stored) this.#onDamage(path);
    if (this.#limit.pendingCount >= this.#maxWaiting) throw new PicturesBusy(`${this.#maxWaiting} wait`);
    const rendered = await this.#limit(render);
    this.#counts.rendering += 1;
    await this.#store(path, rendered).catch(() => undefined);
    return rendered;
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

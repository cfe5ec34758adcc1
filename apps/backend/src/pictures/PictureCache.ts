import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { PictureFormat } from './renderPicture.ts';
import type { PictureStorage } from './storage/PictureStorage.ts';
import { isWholePicture } from './wholePicture.ts';

export interface PictureCacheOptions {
  readonly storage: PictureStorage;
  /** Maximum simultaneous renderings; 2 by default, because they are pure CPU work. */
  readonly concurrency?: number;
  /** Maximum renderings that wait; 200 by default. */
  readonly maxWaiting?: number;
  /** Called with the name of a damaged file, which is then rendered again. */
  readonly onDamage?: ((file: string) => void) | undefined;
}

/** Too many pictures wait to be rendered: this one can be requested again later. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

/** Renderings that may wait: at 20 ms for a card of a list two at a time, the last one waits for two seconds. */
export const MAX_WAITING = 200;

/** Names the file of a key: `{2 hex}/{sha-256 of the key}.{format}`. */
export function namePictureFile(key: string, format: PictureFormat): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return `${hash.slice(0, 2)}/${hash}.${format}`;
}

/**
 * Rendered pictures in a storage. Simultaneous requests for a key share one rendering. The cache never makes a request
 * fail: a damaged file is rendered again, and so is one that the storage cannot read now.
 */
export class PictureCache {
  readonly #storage: PictureStorage;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxWaiting: number;
  readonly #onDamage: (file: string) => void;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  readonly #counts = { stored: 0, rendering: 0 };

  constructor({ storage, concurrency = 2, maxWaiting = MAX_WAITING, onDamage }: PictureCacheOptions) {
    this.#storage = storage;
    this.#limit = pLimit(concurrency);
    this.#maxWaiting = maxWaiting;
    this.#onDamage = onDamage ?? (() => undefined);
  }

  get storage(): Pick<PictureStorage, 'place' | 'totalBytes'> {
    return this.#storage;
  }

  /** How many pictures this process has read from the storage, and rendered. */
  get counts(): { readonly stored: number; readonly rendering: number } {
    return this.#counts;
  }

  /** Returns the picture of a key, stored or rendered. Rejects when `render` does, and with PicturesBusy. */
  get(key: string, format: PictureFormat, render: () => Promise<Buffer>): Promise<Buffer> {
    const name = namePictureFile(key, format);
    const known = this.#inFlight.get(name);
    if (known) return known;
    const started = this.#load(name, render).finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, started);
    return started;
  }

  async #load(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const stored = await this.#storage.read(name);
    if (stored && isWholePicture(stored)) {
      this.#counts.stored += 1;
      return stored;
    }
    if (stored) this.#onDamage(name);
    if (this.#limit.pendingCount >= this.#maxWaiting) throw new PicturesBusy(`${this.#maxWaiting} wait`);
    const rendered = await this.#limit(render);
    this.#counts.rendering += 1;
    await this.#storage.write(name, rendered);
    return rendered;
  }
}

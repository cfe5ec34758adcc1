import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { namePictureFile, PictureCache, PicturesBusy, type PictureCacheOptions } from './PictureCache.ts';
import type { PictureFormat } from './renderPicture.ts';
import { FolderStorage } from './storage/FolderStorage.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Bytes with the frame of a WebP file, of the given length. */
function makeWebp(length = 100): Buffer {
  const bytes = Buffer.alloc(length, 7);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write('WEBP', 8, 'latin1');
  return bytes;
}

/** Creates a cache in the folder of the test, or in another one. */
const createCache = ({ maxBytes, folder = dir, ...options }: CacheOptions = {}) => {
  const storage = new FolderStorage({ dir: folder, ...(maxBytes === undefined ? {} : { maxBytes }) });
  return new PictureCache({ storage, ...options });
};
type CacheOptions = Omit<PictureCacheOptions, 'storage'> & { maxBytes?: number; folder?: string };

const getPath = (key: string) => join(dir, namePictureFile(key, 'webp'));

const listFileNames = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('PictureCache', () => {
  it('renders once and then reads the disk, in a later run too', async () => {
    const render = vi.fn(async () => makeWebp());
    const [first, later] = [createCache(), createCache()];
    await first.get('a', 'webp', render);
    const again = await later.get('a', 'webp', render);
    expect(render).toHaveBeenCalledTimes(1);
    expect([first.counts, later.counts]).toEqual([
      { stored: 0, rendering: 1 },
      { stored: 1, rendering: 0 },
    ]);
    expect(again).toEqual(makeWebp());
    expect(await listFileNames(dir)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.webp$/)]);
  });

  it('has one file per key and format, whose name needs no escaping', () => {
    const names = [
      namePictureFile('a', 'webp'),
      namePictureFile('a', 'avif'),
      namePictureFile('../../b', 'webp'),
    ];
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{62}\.(?:webp|avif)$/);
  });

  it('renders once for simultaneous requests', async () => {
    const render = vi.fn(async () => makeWebp());
    const cache = createCache();
    const pictures = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', 'webp', render)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(pictures.every((bytes) => bytes.equals(makeWebp()))).toBe(true);
  });

  it('refuses a picture when too many wait, and serves those on disk meanwhile', async () => {
    const cache = createCache({ concurrency: 1, maxWaiting: 2 });
    await cache.get('stored', 'webp', async () => makeWebp());
    const gate = Promise.withResolvers<Buffer>();
    const render = vi.fn(() => gate.promise);
    const refused: unknown[] = [];
    const pictures = ['a', 'b', 'c', 'd', 'e'].map((key) =>
      cache.get(key, 'webp', render).catch((error: unknown) => void refused.push(error)),
    );
    await vi.waitFor(() => expect(refused).toHaveLength(2));
    expect(refused.every((error) => error instanceof PicturesBusy)).toBe(true);
    expect(await cache.get('stored', 'webp', render)).toEqual(makeWebp());
    gate.resolve(makeWebp());
    await Promise.all(pictures);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('renders at most two at once', async () => {
    const cache = createCache();
    let running = 0;
    let maxRunning = 0;
    const render = async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => void setTimeout(resolve, 5));
      running -= 1;
      return makeWebp();
    };
    await Promise.all(Array.from({ length: 9 }, (_, i) => cache.get(`key ${i}`, 'webp', render)));
    expect(maxRunning).toBe(2);
  });

  it('drops the oldest files above its maximum size', async () => {
    const cache = createCache({ maxBytes: 250 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, 'webp', async () => makeWebp());
    expect(cache.storage.totalBytes).toBe(200);
    expect(await listFileNames(dir)).toHaveLength(2);
    const render = vi.fn(async () => makeWebp());
    await cache.get('c', 'webp', render);
    expect(render).not.toHaveBeenCalled();
    await cache.get('a', 'webp', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  // In either order of their names, by which a folder lists them.
  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('counts the files of earlier runs, and removes the oldest of them first: %s', async (old, recent) => {
    const earlier = createCache();
    for (const [key, age] of [
      [recent, 10],
      [old, 90],
    ] as const) {
      await earlier.get(key, 'webp', async () => makeWebp());
      const time = new Date(Date.now() - age * 1000);
      await utimes(getPath(key), time, time);
    }
    const cache = createCache({ maxBytes: 250 });
    await cache.get('newest', 'webp', async () => makeWebp());
    const names = await listFileNames(dir);
    expect(names).toHaveLength(2);
    expect(names).not.toContain(getPath(old).split('/').at(-1));
  });

  it('renders damaged and missing files again, and reports the damaged ones', async () => {
    const damaged: string[] = [];
    const cache = createCache({ onDamage: (file) => damaged.push(file) });
    const path = getPath('a');
    const render = vi.fn(async () => makeWebp());
    await cache.get('a', 'webp', render);
    await truncate(path, 40);
    expect(await cache.get('a', 'webp', render)).toEqual(makeWebp());
    await writeFile(path, '');
    expect(await cache.get('a', 'webp', render)).toEqual(makeWebp());
    await rm(dirname(path), { recursive: true });
    expect(await cache.get('a', 'webp', render)).toEqual(makeWebp());
    expect(render).toHaveBeenCalledTimes(4);
    expect(cache.storage.totalBytes).toBe(100);
    expect(damaged).toEqual(Array(2).fill(namePictureFile('a', 'webp')));
  });

  it.each<PictureFormat>(['webp', 'jpeg', 'avif'])(
    'renders a cut %s again, and keeps a whole one',
    async (format) => {
      const options = { create: { width: 64, height: 48, channels: 3, background: 'red' } } as const;
      const picture = await sharp(options)[format]().toBuffer();
      const storage = new FolderStorage({ dir });
      const render = vi.fn(async () => picture);
      const cache = new PictureCache({ storage });
      const name = namePictureFile('a', format);
      for (const cut of [picture.subarray(0, -1), Buffer.concat([picture, picture.subarray(0, 40)])]) {
        await storage.write(name, cut);
        expect(await cache.get('a', format, render)).toEqual(picture);
      }
      expect(render).toHaveBeenCalledTimes(2);
      await cache.get('a', format, render);
      expect(render).toHaveBeenCalledTimes(2);
    },
  );

  it('leaves nothing of a file that could not be put in its place', async () => {
    const cache = createCache();
    await mkdir(getPath('a'), { recursive: true });
    expect(await cache.get('a', 'webp', async () => makeWebp())).toEqual(makeWebp());
    expect([await listFileNames(dir), cache.storage.totalBytes]).toEqual([[], 0]);
  });

  it('counts a file that was written again as the newest', async () => {
    const storage = new FolderStorage({ dir, maxBytes: 250 });
    for (const name of ['ab/a.webp', 'ab/b.webp', 'ab/a.webp', 'ab/c.webp'])
      await storage.write(name, makeWebp());
    expect([await storage.read('ab/a.webp'), await storage.read('ab/b.webp')]).toEqual([
      makeWebp(),
      undefined,
    ]);
  });

  it('removes as many files as a large one needs', async () => {
    const storage = new FolderStorage({ dir, maxBytes: 250 });
    for (const name of ['ab/a.webp', 'ab/b.webp']) await storage.write(name, makeWebp());
    await storage.write('ab/c.webp', makeWebp(240));
    expect(storage.totalBytes).toBe(240);
    expect(await listFileNames(dir)).toEqual(['c.webp']);
  });

  it('returns pictures even if the disk cannot be written', async () => {
    const file = join(dir, 'not-a-folder');
    await writeFile(file, 'x');
    const cache = createCache({ folder: join(file, 'cache') });
    expect(await cache.get('a', 'webp', async () => makeWebp())).toEqual(makeWebp());
    expect(cache.storage.totalBytes).toBe(0);
  });

  it('rejects when a rendering fails, and renders again for the next caller', async () => {
    const cache = createCache();
    const failing = () => Promise.reject(new Error('bad drawing'));
    await expect(cache.get('a', 'webp', failing)).rejects.toThrow('bad drawing');
    expect(await cache.get('a', 'webp', async () => makeWebp())).toEqual(makeWebp());
  });

  it('removes old files of interrupted writes', async () => {
    const folder = join(dir, 'ab');
    await mkdir(folder);
    const past = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of ['stale.tmp', 'fresh.tmp']) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, 'stale.tmp'), past, past);
    await createCache().get('a', 'webp', async () => makeWebp());
    const names = await listFileNames(dir);
    expect(names).toContain('fresh.tmp');
    expect(names).not.toContain('stale.tmp');
  });
});

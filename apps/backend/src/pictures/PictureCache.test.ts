import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureCache, PicturesBusy } from './PictureCache.ts';

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

const listFileNames = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('PictureCache', () => {
  it('renders once and then reads the disk, in a later run too', async () => {
    const render = vi.fn(async () => makeWebp());
    const [first, later] = [new PictureCache({ dir }), new PictureCache({ dir })];
    await first.get('a', 'webp', render);
    const again = await later.get('a', 'webp', render);
    expect(render).toHaveBeenCalledTimes(1);
    expect([first.counts, later.counts]).toEqual([
      { disk: 0, rendering: 1 },
      { disk: 1, rendering: 0 },
    ]);
    expect(again).toEqual(makeWebp());
    expect(await listFileNames(dir)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.webp$/)]);
  });

  it('has one file per key and format, inside its folder', async () => {
    const cache = new PictureCache({ dir });
    const paths = [cache.getPath('a', 'webp'), cache.getPath('a', 'avif'), cache.getPath('../../b', 'webp')];
    expect(new Set(paths).size).toBe(3);
    for (const path of paths) expect(dirname(dirname(path))).toBe(dir);
  });

  it('renders once for simultaneous requests', async () => {
    const render = vi.fn(async () => makeWebp());
    const cache = new PictureCache({ dir });
    const pictures = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', 'webp', render)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(pictures.every((bytes) => bytes.equals(makeWebp()))).toBe(true);
  });

  it('refuses a picture when too many wait, and serves those on disk meanwhile', async () => {
    const cache = new PictureCache({ dir, concurrency: 1, maxWaiting: 2 });
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
    const cache = new PictureCache({ dir });
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
    const cache = new PictureCache({ dir, maxBytes: 250 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, 'webp', async () => makeWebp());
    expect(cache.totalBytes).toBe(200);
    expect(await listFileNames(dir)).toHaveLength(2);
    const render = vi.fn(async () => makeWebp());
    await cache.get('c', 'webp', render);
    expect(render).not.toHaveBeenCalled();
    await cache.get('a', 'webp', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('counts the files of earlier runs, and removes the oldest of them first', async () => {
    const earlier = new PictureCache({ dir });
    for (const [key, age] of [
      ['new', 10],
      ['old', 90],
    ] as const) {
      await earlier.get(key, 'webp', async () => makeWebp());
      const time = new Date(Date.now() - age * 1000);
      await utimes(earlier.getPath(key, 'webp'), time, time);
    }
    const cache = new PictureCache({ dir, maxBytes: 250 });
    await cache.get('newest', 'webp', async () => makeWebp());
    const names = await listFileNames(dir);
    expect(names).toHaveLength(2);
    expect(names).not.toContain(cache.getPath('old', 'webp').split('/').at(-1));
  });

  it('renders damaged and missing files again, and reports the damaged ones', async () => {
    const damaged: string[] = [];
    const cache = new PictureCache({ dir, onDamage: (file) => damaged.push(file) });
    const path = cache.getPath('a', 'webp');
    const render = vi.fn(async () => makeWebp());
    await cache.get('a', 'webp', render);
    await truncate(path, 40);
    expect(await cache.get('a', 'webp', render)).toEqual(makeWebp());
    await writeFile(path, '');
    expect(await cache.get('a', 'webp', render)).toEqual(makeWebp());
    await rm(dirname(path), { recursive: true });
    expect(await cache.get('a', 'webp', render)).toEqual(makeWebp());
    expect(render).toHaveBeenCalledTimes(4);
    expect(cache.totalBytes).toBe(100);
    expect(damaged).toEqual([path, path]);
  });

  it('returns pictures even if the disk cannot be written', async () => {
    const file = join(dir, 'not-a-folder');
    await writeFile(file, 'x');
    const cache = new PictureCache({ dir: join(file, 'cache') });
    expect(await cache.get('a', 'webp', async () => makeWebp())).toEqual(makeWebp());
    expect(cache.totalBytes).toBe(0);
  });

  it('rejects when a rendering fails, and renders again for the next caller', async () => {
    const cache = new PictureCache({ dir });
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
    await new PictureCache({ dir }).get('a', 'webp', async () => makeWebp());
    const names = await listFileNames(dir);
    expect(names).toContain('fresh.tmp');
    expect(names).not.toContain('stale.tmp');
  });
});

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createPictureHosts } from '../../lib/pictureHosts.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { makeBomb, makeJpeg, createPictureHost, type PictureHost } from '../testing/createPictureHost.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';
import { createRemotePictures, type RemotePicturesOptions } from './createRemotePictures.ts';

const PATH = '/imgs/q7Hk2&h=50';

function createRemote({ hosts }: Pick<PictureHost, 'hosts'>, options: Partial<RemotePicturesOptions> = {}) {
  const faults: string[] = [];
  const dir = createTempDir();
  const pictures = createRemotePictures({
    hosts,
    cache: { storage: new FolderStorage({ dir }) },
    onFault: (_, { kind }) => faults.push(kind),
    ...options,
  });
  return { pictures, faults, dir };
}

const readWidth = async (picture: Buffer | undefined) => picture && (await sharp(picture).metadata()).width;

test('simultaneous requests share one fetch for small sizes and one for large sizes', async () => {
  const body = await makeJpeg(1000, 750);
  const host = await createPictureHost((_, response) => response.end(body));
  const { pictures } = createRemote(host);
  const widths = [160, 320, 480, 640, 960, 1600];
  const requestedWidths = Array.from({ length: 60 }, (_, index) => widths[index % widths.length] ?? 0);
  const served = await Promise.all(requestedWidths.map((width) => pictures.get(host.url + PATH, width)));
  expect(host.requestedPaths.toSorted()).toEqual(['/imgs/q7Hk2', '/imgs/q7Hk2&w=320']);
  expect(await Promise.all(served.slice(0, 6).map(readWidth))).toEqual([160, 320, 480, 640, 960, 1000]);
});

test('for a card of 320 px the medium picture of the host is enough, for a wider one it is not', async () => {
  const body = await makeJpeg(400, 300);
  const host = await createPictureHost((_, response) => response.end(body));
  const { pictures } = createRemote(host);
  await pictures.get(host.url + PATH, 320);
  expect(host.requestedPaths).toEqual(['/imgs/q7Hk2&w=320']);
  await pictures.get(host.url + PATH, 480);
  expect(host.requestedPaths).toEqual(['/imgs/q7Hk2&w=320', '/imgs/q7Hk2']);
});

test('a picture is fetched once and read from disk after that, also by the next process', async () => {
  const body = await makeJpeg(400, 300);
  const host = await createPictureHost((_, response) => response.end(body));
  const { pictures, dir } = createRemote(host);
  const first = await pictures.get(host.url + PATH, 480);
  const later = createRemote(host, { cache: { storage: new FolderStorage({ dir }) } });
  expect(await later.pictures.get(host.url + PATH, 480)).toEqual(first);
  expect(host.requestedPaths).toHaveLength(1);
});

test('no timer goes on for a visitor who has got the picture', async () => {
  const body = await makeJpeg(400, 300);
  const host = await createPictureHost((_, response) => response.end(body));
  const { pictures } = createRemote(host);
  const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = countTimers();
  for (let index = 0; index < 20; index += 1)
    expect(await pictures.get(host.url + PATH, 480)).toBeInstanceOf(Buffer);
  expect(countTimers()).toBeLessThan(before + 10);
});

test('a missing picture is requested again after a while, and served once it exists', async () => {
  let time = 1;
  const body = await makeJpeg(400, 300);
  let isThere = false;
  const host = await createPictureHost((_, response) =>
    isThere ? response.end(body) : response.writeHead(404).end('<html>no</html>'),
  );
  const { pictures, faults } = createRemote(host, { now: () => time });
  for (let index = 0; index < 5; index += 1) expect(await pictures.get(host.url + PATH, 480)).toBeUndefined();
  expect([host.requestedPaths.length, faults]).toEqual([1, ['absent']]);
  isThere = true;
  time += 6 * 60_000;
  expect(await readWidth(await pictures.get(host.url + PATH, 480))).toBe(400);
});

test('a picture of a host that was down is requested again after some seconds', async () => {
  let time = 1;
  const body = await makeJpeg(400, 300);
  let isDown = true;
  const host = await createPictureHost((_, response) =>
    isDown ? response.writeHead(503).end() : response.end(body),
  );
  const { pictures, faults } = createRemote(host, { now: () => time });
  expect(await pictures.get(host.url + PATH, 480)).toBeUndefined();
  isDown = false;
  time += 19_000;
  expect(await pictures.get(host.url + PATH, 480)).toBeUndefined();
  expect([host.requestedPaths.length, faults]).toEqual([1, ['down']]);
  time += 2000;
  expect(await readWidth(await pictures.get(host.url + PATH, 480))).toBe(400);
});

test.each<[string, (body: Buffer) => Buffer | Promise<Buffer>]>([
  ['a page', () => Buffer.from('<!doctype html><p>404')],
  ['half a picture', (body) => body.subarray(0, body.length / 2)],
  ['a decompression bomb', makeBomb],
  ['nothing', () => Buffer.alloc(0)],
])('%s is not served, and leaves nothing on disk', async (_, makeBody) => {
  const body = await makeBody(await makeJpeg(400, 300));
  const host = await createPictureHost((_request, response) => response.end(body));
  const { pictures, faults, dir } = createRemote(host);
  expect(await pictures.get(host.url + PATH, 480)).toBeUndefined();
  expect(faults).toEqual(['absent']);
  expect(await readdir(dir)).toEqual([]);
});

test('a visitor does not wait for a slow host; the next one gets the picture', async () => {
  const body = await makeJpeg(400, 300);
  let respondNow = () => {};
  const host = await createPictureHost((_, response) => {
    respondNow = () => response.end(body);
  });
  const { pictures, faults } = createRemote(host, { patienceMs: 20 });
  expect(await pictures.get(host.url + PATH, 480)).toBeUndefined();
  await vi.waitFor(() => expect(host.requestedPaths).toHaveLength(1), { timeout: 10_000 });
  respondNow();
  await vi.waitFor(async () => expect(await readWidth(await pictures.get(host.url + PATH, 480))).toBe(400), {
    timeout: 10_000,
  });
  expect([host.requestedPaths.length, faults]).toEqual([1, []]);
});

test('a hanging host soon gets no more requests, so the pictures of a page do not wait one by one', async () => {
  const host = await createPictureHost(() => undefined);
  const { pictures } = createRemote(host, { timeoutMs: 50 });
  const page = await Promise.all(
    Array.from({ length: 40 }, (_, index) => pictures.get(`${host.url}/imgs/${index}`, 320)),
  );
  expect(page.every((picture) => picture === undefined)).toBe(true);
  expect(host.requestedPaths.length).toBeLessThan(20);
});

test('pictures that wait for a hanging host do not keep those of other hosts waiting', async () => {
  const hanging = await createPictureHost(() => undefined);
  const body = await makeJpeg(400, 300);
  const working = await createPictureHost((_, response) => response.end(body));
  const { pictures } = createRemote(
    { hosts: createPictureHosts([hanging.entry, working.entry]) },
    { timeoutMs: 120_000, patienceMs: 15_000 },
  );
  for (let index = 0; index < 40; index += 1) void pictures.get(`${hanging.url}/imgs/${index}`, 480);
  await vi.waitFor(() => expect(hanging.requestedPaths.length).toBeGreaterThan(0), { timeout: 10_000 });
  expect(await readWidth(await pictures.get(working.url + PATH, 480))).toBe(400);
});

test('the number of fetches from all hosts is limited, which limits the memory', async () => {
  const body = await makeJpeg(40, 30);
  let open = 0;
  let maxOpen = 0;
  const held: (() => void)[] = [];
  const servers = await Promise.all(
    Array.from({ length: 5 }, () =>
      createPictureHost((_, response) => {
        open += 1;
        maxOpen = Math.max(maxOpen, open);
        held.push(() => {
          open -= 1;
          response.end(body);
        });
      }),
    ),
  );
  const { pictures } = createRemote(
    { hosts: createPictureHosts(servers.map(({ entry }) => entry)) },
    { patienceMs: 30_000 },
  );
  const all = servers.flatMap(({ url }) =>
    Array.from({ length: 8 }, (_, index) => pictures.get(`${url}/imgs/${index}`, 480)),
  );
  let isDone = false;
  void Promise.all(all).then(() => (isDone = true));
  await vi.waitFor(
    () => {
      for (const release of held.splice(0)) release();
      expect(isDone).toBe(true);
    },
    { timeout: 30_000 },
  );
  expect(maxOpen).toBeLessThanOrEqual(16);
  expect((await Promise.all(all)).every((picture) => picture !== undefined)).toBe(true);
});

test('the size on disk is limited: the oldest pictures are removed first', async () => {
  const body = await makeJpeg(400, 300);
  const host = await createPictureHost((_, response) => response.end(body));
  const maxBytes = 20_000;
  const dir = createTempDir();
  const { pictures } = createRemote(host, { cache: { storage: new FolderStorage({ dir, maxBytes }) } });
  for (let index = 0; index < 60; index += 1) await pictures.get(`${host.url}/imgs/${index}`, 480);
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => stat(path.join(file.parentPath, file.name))),
  );
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
  expect(sizes.length).toBeGreaterThan(1);
});

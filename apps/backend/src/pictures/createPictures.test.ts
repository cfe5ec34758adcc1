import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { CatalogueStore } from '../catalogue/CatalogueStore.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { createPictures } from './createPictures.ts';
import type { BucketLocation } from '../lib/bucketUrl.ts';
import { createBucketServer } from './testing/createBucketServer.ts';
import { makeJpeg, createPictureHost, type PictureHost } from './testing/createPictureHost.ts';

const createLot = (images: readonly string[], fields: Partial<Lot> = {}): Lot => ({
  type: 'japan',
  id: 'a',
  brand: 'TOYOTA',
  model: 'PRIUS',
  currency: 'jpy',
  status: 'coming',
  equipment: [],
  images,
  bodyType: 'hatchback',
  ...fields,
});

function createTestPictures(stored: Lot, host?: PictureHost, bucket?: BucketLocation) {
  const store = {
    get: async (type: string, id: string) => (type === stored.type && id === stored.id ? stored : undefined),
  } as Partial<CatalogueStore> as CatalogueStore;
  const lines: object[] = [];
  const log = { warn: (facts: object) => lines.push(facts) };
  const hosts = host ? [host.entry] : [];
  const pictures = createPictures({ store, dir: createTempDir(), bucket, hosts, maxBytes: 1 << 20, log });
  return {
    lines,
    frame: (frame: number, width?: string) => pictures.getLotFrame({ type: 'japan', id: 'a', frame, width }),
    foreign: (address: string) => pictures.getForeign(address, { width: '320' }),
    getLotFrame: pictures.getLotFrame,
    getForeign: pictures.getForeign,
  };
}

const readSize = async (bytes: Buffer | undefined) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

test('a picture of a feed is served from our origin, in the requested width', async () => {
  const body = await makeJpeg(800, 400);
  const host = await createPictureHost((_, response) => response.end(body));
  const { frame } = createTestPictures(
    createLot([`${host.url}/imgs/a&h=50`, `${host.url}/imgs/b&h=50`]),
    host,
  );
  const second = await frame(1, '480');
  expect(second?.isFinal).toBe(true);
  expect(await readSize(second?.bytes)).toEqual(['webp', 480, 240]);
  expect(host.requestedPaths).toEqual(['/imgs/b']);
});

test('a picture that cannot be fetched is replaced by the drawn «Снимков пока нет»', async () => {
  const host = await createPictureHost((_, response) => response.writeHead(404).end());
  const { frame, foreign, lines } = createTestPictures(createLot([`${host.url}/imgs/a&h=50`]), host);
  const missing = await frame(0, '320');
  expect(missing?.isFinal).toBe(false);
  expect(await readSize(missing?.bytes)).toEqual(['webp', 320, 240]);
  expect(await foreign(`${host.url}/b.jpg`)).toEqual(missing);
  expect(lines).toMatchObject([{ kind: 'absent' }]);
});

test('a host that is not allowed gets no request, and the log says so', async () => {
  const host = await createPictureHost((_, response) => response.end());
  const { frame, lines } = createTestPictures(createLot([`${host.url}/imgs/a&h=50`]));
  expect((await frame(0))?.isFinal).toBe(false);
  expect(host.requestedPaths).toEqual([]);
  expect(lines).toMatchObject([{ kind: 'refused', host: host.entry }]);
});

test('frames of the demo are drawn', async () => {
  const { frame } = createTestPictures(createLot(['/pictures/japan/a/0?v=1', '/pictures/japan/a/1?v=1']));
  const sheet = await frame(0, '320');
  expect(sheet?.isFinal).toBe(true);
  expect(await readSize(sheet?.bytes)).toEqual(['webp', 320, 240]);
  expect((await frame(1, '320'))?.bytes).not.toEqual(sheet?.bytes);
});

const PLACES = Array.from({ length: 8 }, (_, frame) => `/pictures/a/${frame}`);

test('only types with sheets begin with one: others have a frame less', async () => {
  const countFrames = async (type: Lot['type']) => {
    const { getLotFrame } = createTestPictures(createLot(PLACES, { type }));
    const frames = await Promise.all(
      PLACES.map((_, frame) => getLotFrame({ type, id: 'a', frame, width: '160' })),
    );
    return frames.filter(Boolean).length;
  };
  expect([await countFrames('japan'), await countFrames('korean')]).toEqual([6, 5]);
});

test('every size and ground of a picture is one of its own, drawn or not yet there', async () => {
  const { getLotFrame, getForeign } = createTestPictures(createLot(PLACES));
  const variants = [{}, { width: '320' }, { height: '100' }, { width: '320', ground: 'dark' }] as const;
  const drawn = await Promise.all(
    variants.map((variant) => getLotFrame({ type: 'japan', id: 'a', frame: 1, ...variant })),
  );
  const absent = await Promise.all(variants.map((variant) => getForeign('https://a.example/1', variant)));
  const all = [...drawn, ...absent].map((picture) => picture?.bytes.toString('base64'));
  expect(new Set(all).size).toBe(2 * variants.length);
  for (const pictures of [drawn, absent]) {
    const sizes = await Promise.all(
      pictures.map(async (picture) => (await readSize(picture?.bytes)).slice(1)),
    );
    expect(sizes).toEqual([
      [640, 480],
      [320, 240],
      [133, 100],
      [320, 240],
    ]);
  }
});

test('an unknown frame or lot has no picture', async () => {
  const { frame } = createTestPictures(createLot(['/pictures/japan/a/0?v=1']));
  expect(await frame(1)).toBeUndefined();
  expect(await createTestPictures(createLot(['/x'], { id: 'b' })).frame(0)).toBeUndefined();
});

test('with a bucket, pictures that one backend made are read by another, and the host is asked once', async () => {
  const body = await makeJpeg(800, 400);
  const host = await createPictureHost((_, response) => response.end(body));
  const server = await createBucketServer();
  const lot = createLot([`${host.url}/imgs/a&h=50`, '/pictures/japan/a/1?v=1']);
  const made = createTestPictures(lot, host, server.location);
  const frames = [await made.frame(0, '480'), await made.frame(1, '320')];
  await vi.waitFor(() => expect(server.objects.size).toBe(3));
  const other = createTestPictures(lot, host, server.location);
  expect([await other.frame(0, '480'), await other.frame(1, '320')]).toEqual(frames);
  expect(host.requestedPaths).toEqual(['/imgs/a']);
  expect([...made.lines, ...other.lines]).toEqual([]);
});

test('while the bucket is down, every picture is made anew, and the log says so once', async () => {
  const body = await makeJpeg(800, 400);
  const host = await createPictureHost((_, response) => response.end(body));
  const server = await createBucketServer(() => ({ status: 503, code: 'SlowDown' }));
  const { frame, lines } = createTestPictures(
    createLot([`${host.url}/imgs/a&h=50`, '/pictures/japan/a/1?v=1']),
    host,
    server.location,
  );
  for (let index = 0; index < 3; index += 1) {
    expect(await readSize((await frame(0, '480'))?.bytes)).toEqual(['webp', 480, 240]);
    expect(await readSize((await frame(1, '320'))?.bytes)).toEqual(['webp', 320, 240]);
  }
  expect(lines.filter((line) => 'kind' in line)).toMatchObject([{ kind: 'down' }]);
});

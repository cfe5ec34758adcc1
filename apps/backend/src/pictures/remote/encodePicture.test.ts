import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeBomb, makeJpeg } from '../testing/createPictureHost.ts';
import { encodePicture, narrowPicture } from './encodePicture.ts';

const ADDRESS = 'https://blog.example/a.jpg';
const readSize = async (bytes: Buffer) => {
  const { format, width, height, exif } = await sharp(bytes).metadata();
  return { format, width, height, hasExif: exif !== undefined };
};

test('a picture becomes a WebP of 1600 px at most, upright, without metadata', async () => {
  const turned = await sharp(await makeJpeg(2400, 1200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const encoded = await encodePicture(ADDRESS, turned);
  expect(await readSize(encoded)).toEqual({ format: 'webp', width: 800, height: 1600, hasExif: false });
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('%s is an accepted format', async (format) => {
  const bytes = await sharp(await makeJpeg(40, 30))
    .toFormat(format)
    .toBuffer();
  expect(await readSize(await encodePicture(ADDRESS, bytes))).toMatchObject({ width: 40, height: 30 });
});

test('transparent parts become white', async () => {
  const clear = { width: 40, height: 30, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const encoded = await encodePicture(ADDRESS, await sharp({ create: clear }).png().toBuffer());
  const { channels } = await sharp(encoded).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

describe('refused are', () => {
  const refused = (bytes: Buffer, address = ADDRESS) =>
    expect(encodePicture(address, bytes)).rejects.toMatchObject({ name: 'PictureFault', kind: 'absent' });

  test.each([
    '<!doctype html><title>404</title>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
    '%PDF-1.7',
    '',
  ])('%j', (text) => refused(Buffer.from(text)));

  test('a picture that is cut short', async () => {
    const whole = await makeJpeg(400, 300);
    await refused(whole.subarray(0, whole.length / 2));
  });

  test('a few bytes that claim billions of pixels', async () => {
    await expect(encodePicture(ADDRESS, await makeBomb())).rejects.toThrow('exceeds pixel limit');
  });

  test('a picture of 1 px, and one of jpcenter that is 319 px wide', async () => {
    await refused(await makeJpeg(1, 1));
    await refused(await makeJpeg(319, 240), 'https://1.ajes.com/imgs/x');
  });
});

test('a picture is never enlarged', async () => {
  const picture = await encodePicture(ADDRESS, await makeJpeg(400, 300));
  expect(await readSize(await narrowPicture(picture, 160))).toMatchObject({ width: 160, height: 120 });
  expect(await narrowPicture(picture, 640)).toBe(picture);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const createPicture = (width: number, height: number, [r, g, b]: [number, number, number]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();

test('equal pictures do not differ; black and white ones differ in every pixel', async () => {
  const white = await createPicture(3, 2, [255, 255, 255]);
  expect(await compare(white, white)).toEqual({ pixels: 0 });
  expect((await compare(white, await createPicture(3, 2, [0, 0, 0]))).pixels).toBe(6);
});

test('an invisible difference in shade is ignored, grey on white is reported', async () => {
  const white = await createPicture(1, 1, [255, 255, 255]);
  expect(await compare(white, await createPicture(1, 1, [253, 254, 255]))).toEqual({ pixels: 0 });
  expect((await compare(white, await createPicture(1, 1, [200, 200, 200]))).pixels).toBe(1);
});

test.each([9, 128, 255])('an area of only one picture differs and is marked red (grey %d)', async (grey) => {
  const small = await createPicture(2, 1, [grey, grey, grey]);
  const grown = await createPicture(2, 2, [grey, grey, grey]);
  expect((await compare(grown, small)).pixels).toBe(2);
  const { pixels, image } = await compare(small, grown);
  expect(pixels).toBe(2);
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 2, height: 2, channels: 4 });
  expect([...data.subarray(8, 12)]).toEqual([255, 0, 0, 255]);
  expect(data[0]).toBe(data[1]);
});

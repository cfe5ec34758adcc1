import { expect, test } from 'vitest';
import { pixelDifference } from './pixelDifference.ts';
import type { Pixels } from './pixelDifference.ts';

const picture = (width: number, height: number, colour: [number, number, number]): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from(Array.from({ length: width * height }, () => [...colour, 255]).flat()),
});

test('equal pictures do not differ, black and white ones do everywhere', () => {
  const white = picture(3, 2, [255, 255, 255]);
  expect(pixelDifference(white, white).pixels).toBe(0);
  expect(pixelDifference(white, picture(3, 2, [0, 0, 0])).pixels).toBe(6);
});

test('a shade that no eye tells apart is none, a grey text on white is one', () => {
  const white = picture(1, 1, [255, 255, 255]);
  expect(pixelDifference(white, picture(1, 1, [253, 254, 255])).pixels).toBe(0);
  expect(pixelDifference(white, picture(1, 1, [200, 200, 200])).pixels).toBe(1);
});

test('what only one of the two has differs, and is red', () => {
  const grown = pixelDifference(picture(2, 1, [9, 9, 9]), picture(2, 2, [9, 9, 9]));
  expect(grown).toMatchObject({ pixels: 2, width: 2, height: 2 });
  expect(grown.data.slice(8, 12)).toEqual(Uint8ClampedArray.of(220, 20, 40, 255));
  expect(grown.data[0]).toBe(grown.data[1]);
});

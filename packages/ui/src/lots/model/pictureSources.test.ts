import { expect, test } from 'vitest';
import { makePictureSources } from './pictureSources.ts';

test('a picture has its smallest width for browsers without a choice, and all widths to choose from', () => {
  expect(makePictureSources('/a', [320, 640])).toEqual({
    src: '/a?w=320',
    srcSet: '/a?w=320 320w, /a?w=640 640w',
  });
  expect(makePictureSources('/a?v=1', [160])).toEqual({ src: '/a?v=1&w=160', srcSet: '/a?v=1&w=160 160w' });
});

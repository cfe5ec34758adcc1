import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEIGHTS, choosePictureSize, WIDTHS } from './choosePictureSize.ts';

describe('choosePictureSize', () => {
  it.each([
    [{}, 640, 480],
    [{ h: '50' }, 67, 50],
    [{ w: '320' }, 320, 240],
    [{ w: '321' }, 480, 360],
    [{ w: '1' }, 160, 120],
    [{ w: '9999' }, 1600, 1200],
    [{ h: '480' }, 640, 480],
    [{ h: '9999' }, 1600, 1200],
    [{ w: '320', h: '50' }, 320, 240],
    [{ w: '-320' }, 640, 480],
    [{ w: '320px' }, 640, 480],
    [{ w: '0x10' }, 640, 480],
    [{ w: '99999999999' }, 640, 480],
    [{ w: ['320', '640'] }, 640, 480],
    [{ h: '' }, 640, 480],
  ])('reads the size from %j', (query, width, height) => {
    expect(choosePictureSize(query)).toEqual({ width, height });
  });

  it('returns few different sizes, all of them 4:3', () => {
    const made = new Set<number>();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat(20_000).map(String)), fc.nat(20_000).map(String), (w, h) => {
        for (const { width, height } of [
          choosePictureSize({ w }),
          choosePictureSize({ h }),
          choosePictureSize({ w, h }),
        ]) {
          expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.02);
          made.add(width);
        }
      }),
    );
    expect(made.size).toBeLessThanOrEqual(WIDTHS.length + HEIGHTS.length);
  });
});

import { describe, expect, it } from 'vitest';
import { getContrast } from './contrast.ts';
import { themes } from './tokens.ts';
import type { ColorName } from './tokens.ts';

const grounds: ColorName[] = ['paper', 'raised', 'sunk'];
const texts: ColorName[] = ['ink', 'muted', 'positive', 'caution', 'critical', 'link'];

const textPairs: [ColorName, ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ['onAccent', 'accent'],
  ['stampInk', 'stampFill'],
  ['paper', 'ink'],
];
const edgePairs: [ColorName, ColorName][] = [
  ...grounds.map((ground): [ColorName, ColorName] => ['edge', ground]),
  ...grounds.map((ground): [ColorName, ColorName] => ['ink', ground]),
  ['accentEdge', 'paper'],
  ['accentEdge', 'raised'],
  ['stampEdge', 'raised'],
];

describe.each(Object.entries(themes))('%s', (_name, colors) => {
  describe.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('%s', (_scheme, at) => {
    it.each(textPairs)('%s on %s is readable (4.5:1)', (text, ground) => {
      expect(getContrast(colors[text][at], colors[ground][at])).toBeGreaterThanOrEqual(4.5);
    });
    it.each(edgePairs)('%s on %s is visible (3:1)', (edge, ground) => {
      expect(getContrast(colors[edge][at], colors[ground][at])).toBeGreaterThanOrEqual(3);
    });
  });
});

it('measures contrast as WCAG does', () => {
  expect(getContrast('#000000', '#FFFFFF')).toBe(21);
  expect(getContrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  expect(getContrast('#123456', '#123456')).toBe(1);
  expect(() => getContrast('red', '#FFFFFF')).toThrow(RangeError);
});

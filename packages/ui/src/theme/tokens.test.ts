import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getContrast } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { themes, weights } from './tokens.ts';

describe.each(Object.entries(themes))('%s', (_name, colors) => {
  describe.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('%s', (_scheme, at) => {
    describe.each(Object.entries(contrastPairs))('%s', (_kind, { min, pairs }) => {
      it.each([...pairs])(`$front on $ground: at least ${min}:1`, ({ front, ground }) => {
        expect(getContrast(colors[front][at], colors[ground][at])).toBeGreaterThanOrEqual(min);
      });
    });
  });
});

it('measures contrast as WCAG does', () => {
  expect(getContrast('#000000', '#FFFFFF')).toBe(21);
  expect(getContrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  expect(getContrast('#123456', '#123456')).toBe(1);
  expect(() => getContrast('red', '#FFFFFF')).toThrow(RangeError);
});

it('has no font weight that no stylesheet uses', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const used = globSync('**/*.css.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/weight\.(\w+)/g)].map((match) => match[1]),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(weights)));
});

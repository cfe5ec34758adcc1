import { expect, test } from 'vitest';
import { drawLettering, fitTextSize, measureText } from './lettering.ts';

test('a text is as wide as the capitals that are drawn, in whatever case it is written', () => {
  expect(measureText('Снимков пока нет', 12)).toBe(measureText('СНИМКОВ ПОКА НЕТ', 12));
  expect(measureText('ШШШ', 12)).toBeGreaterThan(measureText('111', 12));
  expect(measureText('AB', 24)).toBe(measureText('AB', 12) * 2);
  expect(measureText('', 12)).toBe(0);
});

test('a text in the middle of its place begins half of its width before it', () => {
  const findStart = (anchor: 'start' | 'middle' | 'end') =>
    Number(/translate\((-?[\d.]+) -12\)/.exec(drawLettering('снимков', 0, 0, 12, { anchor }))?.[1]);
  const width = measureText('снимков', 12);
  expect(findStart('start')).toBe(0);
  expect(findStart('middle')).toBeCloseTo(-width / 2, 1);
  expect(findStart('end')).toBeCloseTo(-width, 1);
});

test('a text that is too long is drawn smaller, to eight pixels at least', () => {
  const text = 'двери заменены';
  const width = measureText(text, 12);
  expect(fitTextSize(text, 20, width)).toBe(12);
  expect(fitTextSize(text, 10, width)).toBe(10);
  expect(fitTextSize(text, 20, 1)).toBe(8);
});

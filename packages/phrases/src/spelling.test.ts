import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getMaxErrors, measureEditDistance } from './editDistance.ts';
import { swapLayout } from './keyboardLayout.ts';
import { listLatinCodes } from './lookAlikes.ts';
import { listPronunciations, toSound, stripCaseEnding } from './sound.ts';

describe('sound', () => {
  test.each([
    ['камри', 'camry'],
    ['субару', 'subaru'],
    ['джимни', 'jimny'],
    ['витц', 'vitz'],
    ['фрид', 'freed'],
    ['вейк', 'wake'],
    ['цивик', 'civic'],
    ['аккорд', 'accord'],
  ])('%s sounds like a pronunciation of %s', (russian, latin) =>
    expect(listPronunciations(latin)).toContain(toSound(russian)),
  );

  test('a case ending does not change the stem', () => {
    for (const form of ['тойота', 'тойоту', 'тойоты', 'тойотой'])
      expect(stripCaseEnding(toSound(form))).toBe(stripCaseEnding(toSound('toyota')));
  });
});

describe('the edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  test.each([
    ['prius', 'pruis', 1],
    ['camry', 'camri', 1],
    ['harrier', 'harier', 1],
    ['toyota', 'toyot', 1],
    ['forester', 'fristr', 3],
  ])('%s and %s: distance %i', (a, b, errors) => expect(measureEditDistance(a, b, 4)).toBe(errors));

  test('is symmetric, and zero for equal words only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(measureEditDistance(a, b, 9)).toBe(measureEditDistance(b, a, 9));
        expect(measureEditDistance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });

  test('returns a number above the limit when the distance exceeds it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
        const whole = measureEditDistance(a, b, 20);
        const cut = measureEditDistance(a, b, max);
        if (whole <= max) expect(cut).toBe(whole);
        else expect(cut).toBeGreaterThan(max);
      }),
    );
  });

  test('no errors are allowed in short words, two in long ones', () =>
    expect([3, 4, 6, 7].map(getMaxErrors)).toEqual([0, 1, 1, 2]));
});

test('swapping the layout twice returns the text', () => {
  expect(swapLayout('ghbec')).toBe('приус');
  expect(swapLayout('ещнщеф')).toBe('toyota');
  expect(swapLayout('ЕЩНЩЕФ ХБЮЁ')).toBe('toyota [,.`');
  expect(swapLayout('Rjhjkkf 2019')).toBe('королла 2019');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюя019') }), (text) => {
      expect(swapLayout(swapLayout(text))).toBe(text);
    }),
  );
});

test('a code in Cyrillic letters is among its Latin spellings', () => {
  expect(listLatinCodes('звв50')).toContain('zvw50');
  expect(listLatinCodes('ркс')).toContain('rkc');
  expect(listLatinCodes('zvw50')).toEqual(['zvw50']);
});

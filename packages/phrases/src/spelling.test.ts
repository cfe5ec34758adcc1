import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedErrors, distance } from './editDistance.ts';
import { swapLayout } from './keyboardLayout.ts';
import { latinCodes } from './lookAlikes.ts';
import { readings, sound, stem } from './sound.ts';

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
  ])('%s is one of the readings of %s', (russian, latin) =>
    expect(readings(latin)).toContain(sound(russian)),
  );

  test('a case ending does not change the stem', () => {
    for (const form of ['тойота', 'тойоту', 'тойоты', 'тойотой'])
      expect(stem(sound(form))).toBe(stem(sound('toyota')));
  });
});

describe('distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  test.each([
    ['prius', 'pruis', 1],
    ['camry', 'camri', 1],
    ['harrier', 'harier', 1],
    ['toyota', 'toyot', 1],
    ['forester', 'fristr', 3],
  ])('%s and %s are %i apart', (a, b, errors) => expect(distance(a, b, 4)).toBe(errors));

  test('is symmetric, and zero for equal words only', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b, 9)).toBe(distance(b, a, 9));
        expect(distance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });

  test('says more than the most allowed rather than the truth', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const whole = distance(a, b, 20);
        const cut = distance(a, b, most);
        if (whole <= most) expect(cut).toBe(whole);
        else expect(cut).toBeGreaterThan(most);
      }),
    );
  });

  test('short words may have no error, long ones two', () =>
    expect([3, 4, 6, 7].map(allowedErrors)).toEqual([0, 1, 1, 2]));
});

test('the layout swaps there and back', () => {
  expect(swapLayout('ghbec')).toBe('приус');
  expect(swapLayout('ещнщеф')).toBe('toyota');
  expect(swapLayout('Rjhjkkf 2019')).toBe('королла 2019');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюя019') }), (text) => {
      expect(swapLayout(swapLayout(text))).toBe(text);
    }),
  );
});

test('a code in Cyrillic letters is among its Latin spellings', () => {
  expect(latinCodes('звв50')).toContain('zvw50');
  expect(latinCodes('ркс')).toContain('rkc');
  expect(latinCodes('zvw50')).toEqual(['zvw50']);
});

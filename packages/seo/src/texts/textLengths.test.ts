import { expect, test } from 'vitest';
import { fitFirst, fitSentences } from './textLengths.ts';

test('the first text that is short enough is taken', () => {
  expect(fitFirst(['Toyota: 214 лотов', 'Toyota'], 17)).toBe('Toyota: 214 лотов');
  expect(fitFirst(['Toyota: 214 лотов', 'Toyota'], 16)).toBe('Toyota');
});

test('a last text of exactly the length stays whole', () => {
  expect(fitFirst(['Тягач из Китая'], 14)).toBe('Тягач из Китая');
  expect(fitSentences(['Раз и два.', 'Три.'], 10)).toBe('Раз и два.');
});

test('a text that does not fit ends after a whole word', () => {
  expect(fitFirst(['Тягач — спецтехника из Китая'], 22)).toBe('Тягач — спецтехника…');
  expect(fitFirst(['Тягач — спецтехника из Китая'], 12)).toBe('Тягач…');
});

test('sentences are added as long as they fit, and short ones fill what is left', () => {
  expect(fitSentences(['Раз.', 'Очень длинное предложение.', 'Два.', 'Три.'], 14)).toBe('Раз. Два. Три.');
  expect(fitSentences(['Раз.', 'Два.'], 8)).toBe('Раз.');
});

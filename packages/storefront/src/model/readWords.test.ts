import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { buildDictionary } from '@vvoz/phrases/buildDictionary';
import { readWords } from './readWords.ts';

const japanMain = findTemplate('japan-main');
if (!japanMain) throw new Error('no template');
const template = japanMain;
const dictionary = buildDictionary({
  brands: [{ name: 'TOYOTA', popular: true }, { name: 'HONDA' }],
  models: [
    { brand: 'TOYOTA', name: 'PRIUS', popular: true },
    { brand: 'HONDA', name: 'FIT' },
  ],
  kuzov: [{ brand: 'TOYOTA', model: 'PRIUS', code: 'ZVW51' }],
});
const NOW = new Date('2026-11-21T00:00:00Z');
const read = (text: string, search = '') =>
  readWords(text, dictionary, template, parseCatalogueUrl(search), NOW);

test('turns a phrase into filters and an address', () => {
  const { href, labels, rest } = read('приус 2019 до 1,5 млн под ключ белый 4вд');
  expect(rest).toEqual([]);
  expect(labels.map((label) => label.replaceAll('\u00A0', ' '))).toEqual([
    'Toyota Prius',
    '2019',
    'до 1 500 000 ₽ под ключ',
    'белый',
    'полный привод',
  ]);
  expect(href).toBe(
    '/japan/czeny-na-avto/toyota/prius?year_min=2019&year_max=2019&priv=4wd&color=white&cost_ru_max=1500000',
  );
});

test('keeps current filters and returns the words that it does not understand', () => {
  const { href, rest } = read('фит абракадабра', 'mileage_max=50000');
  expect(href).toContain('/honda/fit?');
  expect(href).toContain('mileage_max=50000');
  expect(rest).toEqual(['абракадабра']);
});

test.each([
  ['japan-main', 'экскаватор', 'Слово «экскаватор» ищем в каталоге «Спецтехника из Китая».'],
  ['spec', 'Седан', 'Слово «Седан» ищем в каталоге «Онлайн-аукционы».'],
  [
    'spec',
    'тягач',
    'Слово «тягач» пока не ищем. Выберите вид техники: экскаватор, мини-экскаватор, погрузчик, бульдозер, кран…',
  ],
  ['japan-main', 'абракадабра', undefined],
  ['spec', 'экскаватор', undefined],
] as const)('%s, «%s»: the hint is %s', (name, text, hint) => {
  const catalogue = findTemplate(name);
  if (!catalogue) throw new Error('no template');
  expect(readWords(text, dictionary, catalogue, EMPTY_QUERY, NOW).hint).toBe(hint);
});

test('reads 300 characters and ignores the rest', () => {
  const read300 = (spaces: number) => read(`${' '.repeat(spaces)}приус`).href;
  expect([read300(295), read300(300)]).toEqual(['/japan/czeny-na-avto/toyota/prius', '/japan/czeny-na-avto']);
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
      const { href } = readWords(text, dictionary, template, EMPTY_QUERY, NOW);
      expect(href.startsWith(template.path)).toBe(true);
    }),
  );
});

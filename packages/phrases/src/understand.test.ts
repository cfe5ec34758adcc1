import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDictionary } from './buildDictionary.ts';
import { swapLayout } from './keyboardLayout.ts';
import { catalogue, dictionary } from './testing/demoDictionary.ts';
import { NOW, understandAddress } from './testing/understandAddress.ts';
import { understand } from './understand.ts';
import { measureCpu } from '@vvoz/catalogue/testing/longTexts';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';

/** Pieces of search phrases, to be combined in any order. */
const WORDS =
  `приус Тойота мазда 3 рав 4 bmw 320i х5 zvw50 гп5 крузак прадо 150 от до не старше 2018 2021 19 года 1,5 млн тыс
  100 000 км руб ¥ под ключ белый или чёрный темно-синий 4вд wd полный привод автомат мт оценка 4.5 4+ RA балла проходной
  в среду лот № 5123 пробег литра л.с. левый руль ghbec ,tksq хариерр qwerty - – , ... 1500 2018-2021 и хочу`.split(
    /\s+/,
  );
const phrase = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'приус4вд2019 ,.-+¥№\'"ghbecZVW50/:'), maxLength: 60 }),
);
const anything = fc.oneof(
  phrase,
  noise,
  fc.tuple(phrase, noise).map((both) => both.join(' ')),
);

/** Returns the letters and digits of a text, sorted. */
const sortCharacters = (text: string): string =>
  [...text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')].toSorted().join('');

test('never throws, and puts every word into one part or the rest', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { parts, rest } = understand(text, dictionary, { now: NOW });
      expect(sortCharacters([...parts.map((part) => part.text), ...rest].join(' '))).toBe(
        sortCharacters(text),
      );
      for (const part of parts) expect(part.label).not.toBe('');
    }),
    numRuns(500, 2000),
  );
});

test('case and spaces do not matter', () => {
  fc.assert(
    fc.property(phrase, fc.constantFrom(' ', '  ', ' \t ', '\u00A0 '), (text, space) => {
      const plain = understandAddress(text);
      expect(understandAddress(text.toUpperCase()).address).toBe(plain.address);
      expect(understandAddress(`${space}${text.replaceAll(' ', space)}${space}`)).toEqual(plain);
    }),
    { numRuns: 500 },
  );
});

test('the order of conditions does not matter', () => {
  const conditions = [
    'крузак прадо',
    'белый',
    '4вд',
    'от 2018',
    'до 2 млн под ключ',
    'до 90 тыс км',
    '2.7 л',
    'акпп',
  ];
  const whole = understandAddress(conditions.join(' '));
  fc.assert(
    fc.property(fc.shuffledSubarray(conditions, { minLength: conditions.length }), (shuffled) => {
      expect(understandAddress(shuffled.join(' '))).toEqual(whole);
    }),
  );
});

test('words typed on the wrong keyboard layout have the same meaning', () => {
  const words = [
    'приус',
    'тойота',
    'белый',
    'автомат',
    'полный привод',
    'форестер',
    'везель',
    'красный',
    'механика',
  ];
  fc.assert(
    fc.property(fc.subarray(words, { minLength: 1 }), (chosen) => {
      const text = chosen.join(' ');
      expect(understandAddress(swapLayout(text))).toEqual(understandAddress(text));
    }),
  );
});

test('a long name is found despite two swapped letters', () => {
  const names = ['аутлендер', 'степвагон', 'харриер', 'альфард', 'форестер', 'субару', 'тойота', 'мицубиси'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 4 }), (name, at) => {
      const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
      expect(understandAddress(swapped)).toEqual(understandAddress(name));
    }),
  );
});

test('an empty dictionary understands everything but names', () => {
  const empty = buildDictionary({ brands: [], models: [], kuzov: [] });
  const { query, rest } = understand('приус 2019 белый zvw50', empty, { now: NOW });
  expect(query).toEqual({ lists: { color: ['white'] }, ranges: { year: { min: 2019, max: 2019 } } });
  expect(rest).toEqual(['приус', 'zvw50']);
});

test('a body code is found without its last letter, unless another code is written so', () => {
  const jimny = { brand: 'SUZUKI', model: 'JIMNY', code: 'JB64W' };
  const find = (...kuzov: (typeof jimny)[]) =>
    understand('jb64', buildDictionary({ brands: [], models: [], kuzov }), { now: NOW }).query.lists?.kuzov;
  expect(find(jimny)).toEqual(['JB64W']);
  expect(find(jimny, { brand: 'SUZUKI', model: 'ALTO', code: 'JB64' })).toEqual(['JB64']);
});

test.each([
  [{ name: 'ZOTYE' }, { name: 'LADA', popular: true }, 'LADA'],
  [{ name: 'LADA', popular: true }, { name: 'ZOTYE' }, 'LADA'],
  [{ name: 'ZOTYE' }, { name: 'LADA' }, 'ZOTYE'],
])('a model of the brands %j and %j is that of %s', (one, other, brand) => {
  const models = [one, other].map(({ name }) => ({ brand: name, name: 'VESTA' }));
  const { query } = understand('vesta', buildDictionary({ brands: [one, other], models, kuzov: [] }), {
    now: NOW,
  });
  expect(query.lists).toEqual({ brand: [brand], model: ['VESTA'] });
});

test('a number is a body code with the word for it, or beside its brand if it has five digits', () => {
  const [brand, model] = ['MERCEDES-BENZ', 'E CLASS'];
  const kuzov = ['211065', '2110'].map((code) => ({ brand, model, code }));
  const numeric = buildDictionary({ brands: [{ name: brand }], models: [{ brand, name: model }], kuzov });
  const find = (text: string) => understand(text, numeric, { now: NOW }).query;
  expect(find('мерседес 211065').lists?.kuzov).toEqual(['211065']);
  expect(find('кузов 2110').lists?.kuzov).toEqual(['2110']);
  expect(find('мерседес 2110').lists).toEqual({ brand: [brand] });
  expect(find('211065')).toEqual({ ranges: { mileage: { max: 211_065 } } });
});

test('one year of the lowest duty is named once', () => {
  const context = { now: NOW, passingYears: { min: 2021, max: 2021 } };
  expect(understand('проходной', dictionary, context).parts[0]?.label).toBe('проходной: 2021');
});

test('no word of a very long text is lost', () => {
  const text = Array.from({ length: 500 }, (_, index) => `слово${index}`).join(' ');
  expect(understand(text, dictionary, { now: NOW }).rest).toHaveLength(500);
  // The fortieth word is the last one that is read.
  const readLast = (words: number) =>
    understand([...text.split(' ').slice(1, words), '2019'].join(' '), dictionary, { now: NOW }).query.ranges;
  expect([readLast(40), readLast(41)]).toEqual([{ year: { min: 2019, max: 2019 } }, undefined]);
  expect(understand('9'.repeat(5000), dictionary, { now: NOW }).rest).toHaveLength(1);
});

test('understanding takes less time than a keystroke, with 3000 body codes', async () => {
  const kuzov = Array.from({ length: 3000 }, (_, index) => ({
    brand: 'TOYOTA',
    model: 'PRIUS',
    code: `${'ABCDEFGHJK'.charAt(index % 10)}ZV${index}`,
  }));
  const large = buildDictionary({ ...catalogue, kuzov });
  const texts = [
    'приус 2019 до 1,5 млн под ключ белый 4вд',
    'субаро форестр аутлендр лада веста',
    'ghbec ,tksq 2019',
  ];
  const understandAll = () => texts.map((text) => understand(text, large, { now: NOW }));
  // Each takes less than 2 ms when the engine has compiled the code; the limit allows for a slow phone.
  expect((await measureCpu(understandAll)) / texts.length).toBeLessThan(20);
});

import { expect, test } from 'vitest';
import { dictionary } from './testing/demoDictionary.ts';
import { NOW } from './testing/understandAddress.ts';
import { COLLOQUIAL_BRANDS, COLLOQUIAL_MODELS } from './testing/colloquialNames.ts';
import { understand } from './understand.ts';

const findLists = (text: string) => {
  const { query, rest } = understand(text, dictionary, { now: NOW });
  return { ...query.lists, rest };
};

const parseRows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const at = row.indexOf(': ');
      return { name: row.slice(0, at), words: row.slice(at + 2).split(' ') };
    });

test.each(parseRows(COLLOQUIAL_BRANDS))('$words find $name', ({ name, words }) => {
  for (const word of words) expect([word, findLists(word)]).toEqual([word, { brand: [name], rest: [] }]);
});

const MODELS = COLLOQUIAL_MODELS.trim()
  .split(/^# /m)
  .filter(Boolean)
  .flatMap((section) => {
    const end = section.indexOf('\n');
    const brand = section.slice(0, end);
    return parseRows(section.slice(end)).map(({ name, words }) => ({
      brand,
      models: name.split(' / '),
      words,
    }));
  });

test('the list has more than 350 models', () => expect(MODELS.length).toBeGreaterThan(350));

test.each(MODELS)('$words find $brand $models', ({ brand, models, words }) => {
  for (const word of words)
    expect([word, findLists(word)]).toEqual([word, { brand: [brand], model: models, rest: [] }]);
});

import { expect, test } from 'vitest';
import { dictionary } from './testing/demoDictionary.ts';
import { NOW } from './testing/understandAddress.ts';
import { SPOKEN_BRANDS, SPOKEN_MODELS } from './testing/colloquialNames.ts';
import { understand } from './understand.ts';

const listsOf = (text: string) => {
  const { query, rest } = understand(text, dictionary, { now: NOW });
  return { ...query.lists, rest };
};

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const at = row.indexOf(': ');
      return { name: row.slice(0, at), words: row.slice(at + 2).split(' ') };
    });

test.each(rowsOf(SPOKEN_BRANDS))('$name is said $words', ({ name, words }) => {
  for (const word of words) expect([word, listsOf(word)]).toEqual([word, { brand: [name], rest: [] }]);
});

const MODELS = SPOKEN_MODELS.trim()
  .split(/^# /m)
  .filter(Boolean)
  .flatMap((section) => {
    const end = section.indexOf('\n');
    const brand = section.slice(0, end);
    return rowsOf(section.slice(end)).map(({ name, words }) => ({ brand, models: name.split(' / '), words }));
  });

test('the list of models is long', () => expect(MODELS.length).toBeGreaterThan(350));

test.each(MODELS)('$brand $models is said $words', ({ brand, models, words }) => {
  for (const word of words)
    expect([word, listsOf(word)]).toEqual([word, { brand: [brand], model: models, rest: [] }]);
});

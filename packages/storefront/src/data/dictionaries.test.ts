import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { readWords } from '../model/readWords.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { createDictionaries } from './dictionaries.ts';

const template = findTemplate('japan-main');
if (!template) throw new RangeError('japan-main');

test('the names of a catalogue are read in phrases: brands, models with their brand, body codes', async () => {
  let calls = 0;
  const getDictionary = createDictionaries(
    createFakeBackend({
      v2: {
        brands: async () => {
          calls += 1;
          return [
            { value: 'TOYOTA', count: 5, popular: true },
            { value: 'ZUNDAPP', count: 1 },
          ];
        },
        models: async () => [{ value: 'PRIUS', count: 4, brand: 'TOYOTA', popular: true }],
        series: async () => [
          { value: 'ZVW51', count: 3, brand: 'TOYOTA', model: 'PRIUS' },
          { value: '', count: 1, brand: 'TOYOTA', model: 'PRIUS' },
        ],
      },
    }),
  );
  const dictionary = await getDictionary(template);
  const read = (text: string) => {
    const { patch, rest } = readWords(
      text,
      dictionary,
      template,
      EMPTY_QUERY,
      new Date('2026-11-24T00:00:00Z'),
    );
    return { ...patch.lists, rest };
  };
  expect(read('тойота')).toEqual({ brand: ['TOYOTA'], rest: [] });
  expect(read('zundapp')).toEqual({ brand: ['ZUNDAPP'], rest: [] });
  expect(read('приус')).toMatchObject({ brand: ['TOYOTA'], model: ['PRIUS'], rest: [] });
  expect(read('zvw51')).toMatchObject({ kuzov: ['ZVW51'], rest: [] });
  expect(read('хонда').rest).toEqual(['хонда']);
  await getDictionary(template);
  expect(calls).toBe(1);
});

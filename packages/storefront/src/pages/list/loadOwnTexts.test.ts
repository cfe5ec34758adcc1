import { expect, test } from 'vitest';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { loadOwnTexts } from './loadOwnTexts.ts';

const FILTER = { title: 'Комплектации', text: 'Все' };
const RECORDS: Readonly<Record<string, object>> = {
  '/statistika-prodazh': { template: 'japan', title: 'Статистика' },
  '/statistika-prodazh/toyota': {
    template: 'japan',
    title: 'Тойоты, проданные в Японии',
    titleFilter: FILTER,
  },
  '/statistika-prodazh/honda': { template: 'article', title: 'Хонды' },
};
const data = {
  findPage: async (path: string) => RECORDS[path] as never,
  getSets: async () => [{ id: '7', title: 'Гибриды до 1,5 млн ₽' }],
};
function load(query: Partial<CatalogueQuery>) {
  const template = findTemplate('japan');
  if (!template) throw new RangeError('japan');
  return loadOwnTexts(data, template, { ...EMPTY_QUERY, ...query });
}

test('the page of a set has the title of the set, also with further filters', async () => {
  expect(await load({ texts: { set: '7' } })).toMatchObject({ title: 'Гибриды до 1,5 млн ₽' });
  expect(await load({ texts: { set: '7' }, lists: { brand: ['TOYOTA'] } })).toMatchObject({
    title: 'Гибриды до 1,5 млн ₽',
  });
  expect(await load({ texts: { set: '8' } })).toBeUndefined();
  expect(await load({ lists: { brand: ['LADA'] } })).toBeUndefined();
});

test('a landing has the texts of its own record, which must be one of the catalogue; the whole catalogue has none', async () => {
  expect(await load({ lists: { brand: ['TOYOTA'] } })).toMatchObject({
    title: 'Тойоты, проданные в Японии',
    titleFilter: FILTER,
  });
  expect(await load({ lists: { brand: ['HONDA'] } })).toBeUndefined();
  expect(await load({ lists: { brand: ['TOYOTA'] }, ranges: { year: { min: 2019 } } })).toBeUndefined();
  expect(await load({})).toBeUndefined();
});

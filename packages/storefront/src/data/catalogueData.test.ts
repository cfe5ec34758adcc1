import { expect, test, vi } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate, type Template } from '@vvoz/catalogue/templates/templates';
import { fakeBackend } from '../testing/fakeBackend.ts';
import { createCatalogueData } from './catalogueData.ts';

test('queries stay within the base filter, and catalogues of one type share no cached answer', async () => {
  const whole = findTemplate('japan-main');
  if (!whole) throw new Error('no template');
  const lorries: Template = { ...whole, name: 'japan', base: { lists: { body: ['truck'] } } };
  const count = vi.fn(async (_type: string, query: { readonly lists: object }) =>
    'body' in query.lists ? 3 : 40,
  );
  const { getCount } = createCatalogueData(fakeBackend({ v2: { count } }));
  const query = { ...EMPTY_QUERY, lists: { brand: ['HINO'] } };
  expect([await getCount(whole, query), await getCount(lorries, query)]).toEqual([40, 3]);
  expect(count).toHaveBeenLastCalledWith('japan', { ...query, lists: { brand: ['HINO'], body: ['truck'] } });
});

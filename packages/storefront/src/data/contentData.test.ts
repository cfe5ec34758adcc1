import { expect, test, vi } from 'vitest';
import { ApiError } from '@vvoz/api/errors';
import type { ContentClient } from '@vvoz/api/content/contentClient';
import { createContentData } from './contentData.ts';
import { linkTexts } from './linkTexts.ts';

const create = () => {
  const source = {
    entries: vi.fn(async () => ({ count: 9, items: [] })),
    entryCount: vi.fn(async () => 30),
    texts: vi.fn(async () => ({ count: 28, items: [] })),
    reviews: vi.fn(async () => ({ count: 5, rating: 4.5, items: [], options: { rating: [], template: [] } })),
    motoChar: vi.fn(async () => ({ model: 'CB400SF', items: [] })),
  };
  return { source, ...createContentData(() => source) };
};

test('each slice of a list is requested once, and cached', async () => {
  const { source, getEntries } = create();
  const query = { kind: 'news', limit: 8, offset: 0 } as const;
  expect(await getEntries(query)).toEqual(await getEntries({ ...query }));
  await getEntries({ ...query, offset: 8 });
  expect(source.entries.mock.calls).toEqual([[query], [{ ...query, offset: 8 }]]);
});

test('questions, counts and reviews are cached too', async () => {
  const { source, getQuestions, getReviews, getEntryCount } = create();
  expect([await getEntryCount('articles'), await getEntryCount('articles')]).toEqual([30, 30]);
  source.entryCount.mockResolvedValue(7);
  expect([await getEntryCount('news'), await getEntryCount('articles')]).toEqual([7, 30]);
  expect(source.entryCount.mock.calls).toEqual([['articles'], ['news']]);
  expect([(await getQuestions()).count, (await getQuestions()).count]).toEqual([28, 28]);
  expect((await getReviews({ limit: 8, rating: 5 })).rating).toBe(4.5);
  await getReviews({ limit: 8, rating: 5 });
  await getReviews({ limit: 8, rating: 4 });
  expect(source.texts.mock.calls).toEqual([['questions']]);
  expect(source.reviews).toHaveBeenCalledTimes(2);
});

test('a motorcycle that is not described has no characteristics; the name’s case does not matter', async () => {
  const { source, getMotoChar } = create();
  expect(await getMotoChar('cb400sf')).toEqual(await getMotoChar('CB400SF'));
  expect(source.motoChar).toHaveBeenCalledOnce();
  source.motoChar.mockRejectedValue(new ApiError({ kind: 'http', url: 'a', status: 404 }));
  expect(await getMotoChar('nothing')).toBeUndefined();
  source.motoChar.mockRejectedValue(new ApiError({ kind: 'http', url: 'a', status: 503 }));
  await expect(getMotoChar('other')).rejects.toMatchObject({ failure: { status: 503 } });
});

test('the links of every text are completed: of entries, of questions and of pages', async () => {
  const list = { count: 2, items: [{ html: 'a' }, { title: 'without a text' }] };
  const client = {
    entries: async () => list,
    texts: async () => list,
    page: async (path: string) => (path === '/' ? { title: 'a' } : { title: 'b', entry: { html: 'b' } }),
  };
  const linked = linkTexts(client as unknown as ContentClient, (html) => `linked ${html}`);
  const linkedList = { count: 2, items: [{ html: 'linked a' }, { title: 'without a text' }] };
  expect([await linked.entries({ limit: 2 }), await linked.texts('questions')]).toEqual([
    linkedList,
    linkedList,
  ]);
  expect(await linked.page('/a', 'main')).toEqual({ title: 'b', entry: { html: 'linked b' } });
  expect(await linked.page('/', 'main')).toEqual({ title: 'a' });
});

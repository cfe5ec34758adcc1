import { expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { loadHooks } from '@vvoz/ui/primitives/testing/loadHooks.ts';
import type { CatalogueSession } from './session.ts';

const LOAD = './loadWords.ts';

interface Reading {
  readonly asked: string;
  readonly answer: (result: object | undefined) => void;
}

/** The word search of a list; `readings` are the phrases that the site is asked to read, `patches` what the list is told. */
async function setup(query = EMPTY_QUERY) {
  const readings: Reading[] = [];
  const patches: object[] = [];
  vi.doMock(LOAD, () => ({
    loadWords: (action: string, listed: string, text: string) =>
      new Promise((resolve) => readings.push({ asked: `${action}?${listed}&q=${text}`, answer: resolve })),
  }));
  onTestFinished(() => vi.doUnmock(LOAD));
  const { hooks, render } = await loadHooks(() => import('./useWords.ts'));
  const session = { patch: (patch: object) => patches.push(patch) } as unknown as CatalogueSession;
  const show = () => render(() => hooks.useWords('japan', session, query));
  const search = async (text: string) => {
    const before = readings.length;
    show().search(text);
    await vi.waitFor(() => expect(readings).toHaveLength(before + 1));
  };
  return { readings, patches, show, search };
}

const answerOf = (brand: string) => ({ patch: { brand }, labels: [brand], rest: '', hint: undefined });

test('the list gets what the site has understood', async () => {
  const { readings, patches, show, search } = await setup();
  await search('тойота');
  readings[0]?.answer(answerOf('TOYOTA'));
  await vi.waitFor(() => expect(patches).toEqual([{ brand: 'TOYOTA' }]));
  expect(show()).toMatchObject({ result: { labels: ['TOYOTA'] }, failed: false });
});

test('the phrase is read with the filters on screen, from the first page; without scripts the form sends the same', async () => {
  const { readings, show, search } = await setup({
    ...EMPTY_QUERY,
    lists: { brand: ['TOYOTA'] },
    ranges: { year: { min: 2019 } },
    page: 3,
  });
  expect(show()).toMatchObject({
    action: '/api/words/japan',
    pairs: [
      ['brand', 'toyota'],
      ['year_min', '2019'],
    ],
    result: undefined,
    failed: false,
  });
  await search('приус');
  expect(readings[0]?.asked).toBe('/api/words/japan?brand=toyota&year_min=2019&q=приус');
});

test('an earlier phrase whose answer comes later changes nothing', async () => {
  const { readings, patches, show, search } = await setup();
  await search('тойота');
  await search('хонда');
  readings[1]?.answer(answerOf('HONDA'));
  await vi.waitFor(() => expect(patches).toHaveLength(1));
  readings[0]?.answer(answerOf('TOYOTA'));
  await new Promise(setImmediate);
  expect(patches).toEqual([{ brand: 'HONDA' }]);
  expect(show().result?.labels).toEqual(['HONDA']);
});

test('a failure is shown, and the list stays; blanks are no phrase', async () => {
  const { readings, patches, show, search } = await setup();
  show().search('  ');
  await search('тойота');
  readings[0]?.answer(undefined);
  await vi.waitFor(() => expect(show().failed).toBe(true));
  expect([readings.length, patches]).toEqual([1, []]);
});

import { expect, test, vi } from 'vitest';
import { entrySummarySchema } from '@vvoz/api/content/contentSchemas';
import { openTestPage } from '../../../testing/openTestPage.ts';
import { entriesTemplate } from './entriesTemplate.tsx';

const ENTRIES = Array.from({ length: 9 }, (_, index) =>
  entrySummarySchema.parse({
    id: `articles/${index}`,
    kind: 'articles',
    slug: String(index),
    title: `Статья ${index}`,
    excerpt: 'О чём статья',
    date: '2026-11-12',
    category: 'tamozhnya',
    categoryTitle: 'Таможня и платежи',
    tags: [],
    templates: [],
    path: `/informacziya/tamozhnya/${index}`,
  }),
);
const RECORD = {
  title: 'Таможня и платежи',
  list: { kind: 'articles', category: 'tamozhnya' },
  sections: [
    { title: 'Информация', path: '/informacziya', count: 30, depth: 0 },
    { title: 'Таможня и платежи', path: '/informacziya/tamozhnya', count: 9, depth: 1 },
  ],
};
const entries = vi.fn(async ({ limit, offset = 0 }: { limit: number; offset?: number | undefined }) => ({
  count: ENTRIES.length,
  items: ENTRIES.slice(offset, offset + limit),
}));
const open = (search: string) =>
  openTestPage(entriesTemplate, `/informacziya/tamozhnya${search}`, RECORD, { content: { entries } });

test('the first page shows eight entries of the category and links to the second', async () => {
  const page = await open('');
  expect(entries).toHaveBeenCalledWith({ kind: 'articles', category: 'tamozhnya', limit: 8, offset: 0 });
  expect(page?.html.match(/Статья \d/g)).toHaveLength(8);
  expect(page?.html).toContain('9 статей');
  expect(page?.html).toContain('href="/informacziya/tamozhnya?page=2"');
  expect(page?.html).toContain('href="/informacziya" class=');
  expect(page?.head).toMatchObject({
    title: 'Таможня и платежи',
    description: expect.stringMatching(/^Таможня и платежи: 9.статей\. Статья 0; Статья 1; .*Статья 7\./),
    canonical: 'http://localhost:3000/informacziya/tamozhnya',
  });
});

test.each(['china', 'spec'] as const)('on %s the canonical address is that of main', async (host) => {
  const page = await openTestPage(
    entriesTemplate,
    '/informacziya/tamozhnya?page=2',
    RECORD,
    { content: { entries } },
    host,
  );
  expect(page?.head.canonical).toBe('http://localhost:3000/informacziya/tamozhnya?page=2');
});

test('the last page has the rest and its own title and canonical address', async () => {
  const page = await open('?page=2');
  expect(page?.html.match(/Статья \d/g)).toEqual(['Статья 8']);
  expect(page?.head).toMatchObject({
    title: 'Таможня и платежи — страница 2',
    canonical: 'http://localhost:3000/informacziya/tamozhnya?page=2',
  });
});

test('page=1 is the first page, whose canonical address has no number', async () => {
  expect((await open('?page=1'))?.head.canonical).toBe('http://localhost:3000/informacziya/tamozhnya');
});

test.each(['?page=3', '?page=0', '?page=two'])('%s does not exist', async (search) => {
  expect(await open(search)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { entrySummarySchema } from '@vvoz/api/content/contentSchemas';
import { openTestPage } from '../../../testing/openTestPage.ts';
import { questionsTemplate } from './questionsTemplate.tsx';

const makeQuestion = (slug: string, category: string, categoryTitle: string) => ({
  ...entrySummarySchema.parse({
    id: `questions/${slug}`,
    kind: 'questions',
    slug,
    title: `Вопрос ${slug}?`,
    excerpt: '',
    date: '',
    category,
    categoryTitle,
    tags: [],
    templates: [],
    path: `/vopros-otvet#${slug}`,
  }),
  html: `<p>Ответ ${slug}</p>`,
});

test('questions are grouped by subject, largest group first; each answer has the anchor that lists of entries link to', async () => {
  const items = [
    makeQuestion('a', 'dostavka', 'Доставка'),
    makeQuestion('b', 'tamozhnya', 'Таможня'),
    makeQuestion('tamozhnya', 'tamozhnya', 'Таможня'),
  ];
  const page = await openTestPage(
    questionsTemplate,
    '/vopros-otvet',
    { title: 'Вопросы и ответы' },
    { content: { texts: async () => ({ count: 3, items }) } },
  );
  const html = page?.html ?? '';
  expect(html).toContain('3 вопроса');
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids.filter((id) => !id?.endsWith('-title'))).toEqual([
    'main',
    'o-tamozhnya',
    'b',
    'tamozhnya',
    'o-dostavka',
    'a',
  ]);
  expect(html).toMatch(/<details[^>]*><summary[\s\S]*Вопрос b\?[\s\S]*<div id="b"[\s\S]*Ответ b/);
  expect(page?.head.description).toMatch(/^3.ответа на вопросы о ввозе: таможня, доставка\. /);
});

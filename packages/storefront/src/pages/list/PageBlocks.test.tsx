import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageSchema } from '@vvoz/api/content/contentSchemas';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { PageBlocks, type ChoiceTexts } from './PageBlocks.tsx';

const ENTRY = {
  id: 'news/a',
  kind: 'news',
  slug: 'a',
  title: 'НДС 22 %',
  excerpt: '',
  date: '2026-01-12',
  category: 'tamozhnya',
  categoryTitle: 'Таможня',
  tags: [],
  templates: [],
  path: '/informacziya/novosti/a',
};
const REVIEW = {
  id: 'otzyv-a',
  author: 'Игорь В.',
  city: 'Новосибирск',
  date: '2026-04-02',
  rating: 4,
  vehicle: 'Toyota Alphard',
  template: 'japan-main',
  html: '<p>Отлично.</p>',
};
const render = (fields: object, texts?: ChoiceTexts) =>
  replaceNbsp(
    renderToStaticMarkup(
      <PageBlocks
        page={pageSchema.parse({
          ID: 1,
          template: 'japan-main',
          type: 'japan',
          type_parent: 'japan',
          title: 'Авто',
          breadcrumb: [],
          ...fields,
        })}
        texts={texts}
      />,
    ),
  );
const BLOCKS = { articles: [], news: [ENTRY], instructions: [], video: [] };

test('shows the subtitles, the blocks that have entries, and the reviews', () => {
  const html = render({
    titleSub: 'Лоты этой недели',
    titleFilter: { title: 'Подбор', text: 'Выберите марку' },
    blocks: BLOCKS,
    reviews: { items: [REVIEW], count: 16 },
  });
  for (const part of ['Лоты этой недели', 'Подбор.', 'Новости', '12.01.2026', '16 отзывов', 'Toyota Alphard'])
    expect(html).toContain(part);
  expect(html).not.toContain('Инструкции');
  expect(html).toContain('href="/otzyvy?template=japan-main"');
});

test('a choice has its own texts instead of those of the record', () => {
  const record = { titleSub: 'Лоты этой недели', titleFilter: { title: 'Подбор', text: 'Выберите марку' } };
  const html = render(record, { titleSub: 'Годы выпуска 2009–2022' });
  expect(html).toContain('Годы выпуска 2009–2022');
  expect(html).not.toContain('Лоты этой недели');
  expect(html).not.toContain('Выберите марку');
});

test('reviews of other catalogues have a link to all reviews', () => {
  const html = render({ reviews: { items: [{ ...REVIEW, template: 'china' }], count: 44 } });
  expect(html).toContain('href="/otzyvy"');
});

test('a record without these fields adds nothing', () => {
  expect(render({ blocks: { ...BLOCKS, news: [] }, reviews: { items: [], count: 0 } })).not.toContain(
    '<section',
  );
});

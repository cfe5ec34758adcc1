import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Entry, PageRecord } from '@vvoz/api/content/contentSchemas';
import { ARTICLE_HTML, ENTRIES } from '@vvoz/ui/content/fixtures.ts';
import { findHost, pageParameters, snapshotOfPage } from '../../../testing/pageModes.ts';
import { PageStory } from '../../../testing/PageStory.tsx';
import { EntriesPage } from '../entries/EntriesPage.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const SECTION = '/informacziya';

const entry: Entry = {
  id: 'power',
  kind: 'articles',
  slug: 'power',
  title: 'Как мощность меняет утилизационный сбор',
  excerpt: 'Две границы, которые решают, что выгодно ввозить.',
  date: '2026-11-12',
  category: 'price',
  categoryTitle: 'Цена и курс',
  tags: [],
  templates: [],
  path: `${SECTION}/price/power`,
  html: ARTICLE_HTML,
  headings: [
    { id: 'pair', title: 'Одна машина, две мощности', level: 2 },
    { id: 'list', title: 'Что проверить до ставки', level: 3 },
  ],
  minutes: 4,
};

const record: PageRecord = {
  ID: '1',
  template: 'article',
  type: '',
  type_parent: '',
  title: entry.title,
  breadcrumb: [
    { title: 'Главная', path: '/' },
    { title: 'Информация', path: SECTION },
    { title: entry.title, path: entry.path },
  ],
  around: {
    previous: { title: 'Из чего складывается цена под ключ', path: `${SECTION}/price/sum` },
    next: { title: 'Как читать аукционный лист', path: `${SECTION}/auction/sheet` },
    related: [
      { ...entry, id: 'sum', title: 'Из чего складывается цена под ключ', path: `${SECTION}/price/sum` },
    ],
  },
};

const sections = [
  { title: 'Все', path: SECTION, count: 26, depth: 0 },
  { title: 'Цена и курс', path: `${SECTION}/price`, count: 17, depth: 1 },
  { title: 'Аукционы', path: `${SECTION}/auction`, count: 9, depth: 1 },
];

const meta = {
  title: 'Pages/Article',
  parameters: pageParameters,
  decorators: [
    (Story, { globals }) => (
      <PageStory host={findHost(globals)} path={SECTION}>
        <Story />
      </PageStory>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** An article with its contents list, a table and neighbours. The toolbar chooses host, scheme and width. */
export const Article: Story = {
  render: () => <ArticlePage record={record} entry={entry} />,
  parameters: snapshotOfPage,
};

/** The list of a section; dark, on a phone. */
export const SectionOnPhone: Story = {
  render: () => (
    <EntriesPage
      record={{ ...record, title: 'Информация', breadcrumb: record.breadcrumb.slice(0, 2), sections }}
      path={SECTION}
      page={1}
      count={26}
      countText="26 статей"
      list={{ entries: ENTRIES }}
      allLabel="Все статьи"
    />
  ),
  globals: { theme: 'china', scheme: 'dark', viewport: { value: 'phone' } },
};

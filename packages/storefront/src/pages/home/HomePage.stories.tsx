import type { Meta, StoryObj } from '@storybook/react-vite';
import { ENTRIES } from '@vvoz/ui/content/fixtures.ts';
import { fullDuty } from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import { getCatalogue, pageFixtures } from '../../testing/pageFixtures.ts';
import { findHost, pageParameters, snapshotOfPage } from '../../testing/pageModes.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { HomePage, type HomePageProps } from './HomePage.tsx';

const template = getCatalogue('main');

const full: HomePageProps = {
  title: 'Машина из Японии, Кореи или Китая с ценой под ключ',
  sentence: 'Лоты этой недели с расчётом до Владивостока. Посмотреть и посчитать ничего не стоит.',
  finder: {
    start: {
      count: 1248,
      noun: template.noun,
      brands: [
        { value: 'TOYOTA', label: 'Toyota', popular: true },
        { value: 'HONDA', label: 'Honda' },
      ],
      bodies: [
        { value: 'crossover', label: 'Кроссовер' },
        { value: 'minivan', label: 'Минивэн' },
      ],
    },
    catalogues: [{ value: template.name, label: template.title }],
    years: [2026, 2024, 2022, 2020],
  },
  words: { action: '#', example: template.phrase, pairs: [] },
  quickLinks: [
    { href: '/japan/czeny-na-avto?fee=low', label: 'до 160 л.с.', count: 984 },
    { href: '/japan/czeny-na-avto?age=passing', label: 'проходные 3–5 лет', count: 311 },
  ],
  popular: [
    { template, lots: pageFixtures.main.lots.slice(0, 4), isPopular: true },
    { template: getCatalogue('china'), lots: pageFixtures.china.lots, isPopular: true },
  ],
  budgets: [
    { title: 'До 1 млн ₽', count: 3, lines: [] },
    {
      title: '1–1,5 млн ₽',
      count: 412,
      lines: [
        { href: '#hatchback', name: 'Хетчбэк', note: '2021 год · 64 тыс. км', figure: '1,2 млн ₽' },
        { href: '#minivan', name: 'Минивэн', note: '2019 год · 81 тыс. км', figure: '1,4 млн ₽' },
      ],
    },
  ],
  countries: [
    { name: 'Япония', links: [{ href: template.path, name: template.title, count: 1248 }] },
    { name: 'Китай', links: [{ href: '#china', name: 'Китайские авто', count: undefined }] },
  ],
  sets: { path: '/statistika-prodazh', items: [{ id: '7', title: 'Гибриды до 1,5 млн ₽', count: 1248 }] },
  example: { lot: prius, receipt: { ...fullDuty, changes: [] }, priceNote: 'средняя цена таких лотов' },
  articleCount: 30,
  articles: ENTRIES.map(({ title, href, date, category = '', excerpt }) => ({
    id: href,
    kind: 'articles',
    slug: href,
    title,
    excerpt,
    date,
    category,
    categoryTitle: category,
    tags: [],
    templates: [],
    path: href,
  })),
  reviews: {
    quotes: [
      {
        id: '1',
        text: 'Судно задержалось на девять дней, но цена сошлась с расчётом до рубля.',
        author: 'Игорь В.',
        city: 'Новосибирск',
        vehicle: 'Toyota Alphard AGH30W, 2019',
        date: '2026-04-02',
      },
    ],
    count: 64,
  },
  phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
  hours: 'пн–сб 9:00–19:00',
};

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: pageParameters,
  args: full,
  decorators: [
    (Story, { globals }) => (
      <PageStory host={findHost(globals)} path="/">
        <Story />
      </PageStory>
    ),
  ],
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every block. The toolbar chooses scheme and width. */
export const Home: Story = { parameters: snapshotOfPage };

/** No service answers: the sentence, the steps and the phone remain. */
export const ServicesDownOnPhone: Story = {
  args: {
    quickLinks: [],
    popular: [],
    budgets: [],
    countries: [],
    sets: undefined,
    example: undefined,
    articles: [],
    reviews: { quotes: [], count: 0 },
    finder: { start: { noun: template.noun, brands: [], bodies: [] }, catalogues: [], years: [] },
  },
  globals: { theme: 'main', scheme: 'dark', viewport: { value: 'phone' } },
};

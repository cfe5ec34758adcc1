import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Company, Delivery, Legal } from '@vvoz/api/content/companySchemas';
import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { pageParameters, snapshotOfPage } from '../../../testing/pageModes.ts';
import { PageStory } from '../../../testing/PageStory.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { GuaranteesPage } from './GuaranteesPage.tsx';

const PATH = '/o-kompanii';

const record: PageRecord = {
  ID: '1',
  template: 'o-kompanii',
  type: '',
  type_parent: '',
  title: 'О компании',
  breadcrumb: [
    { title: 'Главная', path: '/' },
    { title: 'О компании', path: PATH },
  ],
};

const company: Company = {
  lead: 'С 2011 года привозим машины из Японии, Кореи и Китая: 2 140 передали владельцам.',
  team: '14 человек: Владивосток, Тояма, Инчхон',
  people: [
    { name: 'Ирина Соколова', post: 'директор, с 2011 года', text: 'Подписывает договоры.' },
    { name: 'Павел Ким', post: 'торги Японии и Кореи', text: 'Читает листы, делает ставки.' },
    { name: 'Олег Дёмин', post: 'таможня и документы', text: 'СБКТС, ЭПТС, утильсбор.' },
  ],
  guarantees: {
    lead: 'За что мы отвечаем деньгами и за что ответить не можем.',
    source: 'всё это записано в договоре, пункты 4 и 5',
    answers: ['Ставка не выше вашего предела', 'Срок: позже 90 дней — неустойка 0,1 % в день'],
    disclaims: ['Новые ставки с даты их вступления в силу', 'Скрытый износ узлов у машин без осмотра'],
  },
  terms: [
    { title: 'Задаток', value: '10 % бюджета', text: 'Нужен, чтобы делать ставки.' },
    { title: 'Оплата', value: 'три платежа', text: 'У каждого платежа свой счёт.' },
    {
      title: 'Образец договора',
      value: '2 страницы',
      text: 'Предмет и предел ставки, возврат, приёмка.',
      link: { label: 'Открыть образец, PDF', href: '/files/obrazec-dogovora.pdf' },
    },
  ],
  deviation: 'За год: 186 машин, половина счетов отличается от сметы меньше чем на 0,6 %.',
  ratings: {
    day: '2026-11-20',
    items: [
      { name: '2ГИС', url: 'https://2gis.example', rating: 4.8, count: 112 },
      { name: 'Drom', url: 'https://drom.example', rating: 4.9, count: 64 },
    ],
  },
};

const deliveries: readonly Delivery[] = [
  {
    title: 'Toyota Prius ZVW51, 2022',
    city: 'Омск',
    month: '2026-10',
    days: 62,
    route: 'Нагоя — Владивосток — Омск',
    estimate: 1_448_982,
    changes: [{ label: 'Курс иены за 9 дней', amount: 7328 }],
    final: 1_456_310,
  },
];

const legal: Legal = {
  name: 'ООО «Ввоз»',
  inn: '0000000000',
  ogrn: '0000000000000',
  director: 'Соколова И. В.',
  since: 2011,
  example: true,
};

const contacts = {
  tel: '8 423 200-00-00',
  address: 'Владивосток, ул. Светланская, 1',
  manager: { begin: 32_400, finish: 68_400, days: [1, 2, 3, 4, 5, 6] },
};

const meta = {
  title: 'Pages/Company',
  parameters: pageParameters,
  decorators: [
    (Story) => (
      <PageStory host="main" path={PATH}>
        <Story />
      </PageStory>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Matrix: Story = {
  parameters: snapshotOfPage,
  render: () => (
    <CompanyPage
      record={record}
      company={company}
      deliveries={deliveries}
      contacts={contacts}
      legal={legal}
    />
  ),
};
export const Guarantees: Story = {
  render: () => <GuaranteesPage record={record} company={company} deliveries={deliveries} legal={legal} />,
};

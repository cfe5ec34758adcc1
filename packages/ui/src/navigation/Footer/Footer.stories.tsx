import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import { Footer } from './Footer.tsx';

const links = (...labels: string[]) => labels.map((label) => ({ label, href: '#page' }));

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    columns: [
      {
        title: 'Каталог',
        items: links('Аукционы Японии', 'Статистика продаж', 'Китайские авто', 'Спецтехника'),
      },
      { title: 'Помощь', items: links('Как это работает', 'Статьи', 'Вопросы и ответы', 'Отзывы') },
      {
        title: 'Курсы на 24.11.2026',
        items: [
          { label: '100 иен — 55,0000 ₽' },
          { label: '1 € — 100,5693 ₽' },
          { label: '1 юань — 12,8849 ₽' },
        ],
      },
      {
        title: 'Владивосток',
        items: [
          { label: '8 423 200-00-00', href: 'tel:+74232000000' },
          { label: 'пн–сб 9:00–19:00, сейчас 11:20' },
          links('MAX', 'VK', 'Telegram'),
        ],
      },
    ],
    fine: (
      <p>
        Демонстрационные данные. Цены под ключ — расчёт на дату, не оферта.{' '}
        <a href="#policy">Политика обработки персональных данных</a>
      </p>
    ),
    extra: <SchemeSwitch name="scheme" />,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const NoSmallPrint: Story = { args: { fine: undefined, extra: undefined } };

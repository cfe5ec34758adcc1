import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from './Band.tsx';

/**
 * A section of a page with a heading of its own. Sections follow each other; they are not nested. For a group inside
 * a section use a heading and Stack.
 */
const meta = {
  title: 'Primitives/Band',
  component: Band,
  args: {
    id: 'price',
    title: 'Из чего цена',
    aside: 'Курсы ЦБ на 24.11.2026, за иену добавлено 7,5 %.',
    children: <p>Содержание раздела</p>,
  },
} satisfies Meta<typeof Band>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const LongTitle: Story = {
  args: {
    title: 'За сколько продавали такие же электрогидравлические экскаваторы-погрузчики',
    aside: <a href="#all">Все Prius ZVW51 — 48</a>,
  },
  globals: { viewport: { value: 'narrow' } },
};

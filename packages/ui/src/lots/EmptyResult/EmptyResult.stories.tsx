import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyResult } from './EmptyResult.tsx';

const meta = {
  title: 'Lots/EmptyResult',
  component: EmptyResult,
  args: {
    relaxations: [
      { text: 'без цвета «зелёный»', href: '?color=', count: 14 },
      { text: 'оценка от 4', href: '?rate=4', count: 11 },
      { text: 'год от 2019', href: '?year_min=2019', count: 9 },
      { text: 'пробег до 60 000 км', href: '?mileage_max=60000', count: 4 },
    ],
    children: (
      <p>
        Или <a href="#request">опишите задачу</a>: менеджер будет смотреть новые лоты и напишет, когда такой
        появится.
      </p>
    ),
  },
} satisfies Meta<typeof EmptyResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** No single step helps. */
export const NothingHelps: Story = {
  args: { relaxations: [], children: <a href="?">Сбросить все фильтры</a> },
};
export const At320: Story = {
  args: {
    relaxations: [
      {
        text: 'без условия «полноприводные высокопроизводительные микролитражки»',
        href: '?all=',
        count: 1_248_000,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
